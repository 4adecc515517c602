#include "ui/window/resources.h"

#include <QDir>

// Q_INIT_RESOURCE must stand outside of any namespace.
void initLinjaResources() {
    Q_INIT_RESOURCE(resources);
    Q_INIT_RESOURCE(translations);
}

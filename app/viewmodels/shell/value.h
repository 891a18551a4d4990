// Values that QML reads. A value is a struct whose members are properties. A view-model makes the whole value in one
// function, and has one change signal for it.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// Declares a member and a property with the same name, in a struct that is a Q_GADGET.
#define NIMSTONE_FIELD(type, name) \
    Q_PROPERTY(type name MEMBER name FINAL) \
public: \
    type name

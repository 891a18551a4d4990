// Values that QML reads: a struct whose members are properties. A view-model hands one over as a whole, made by a function
// of what it knows, and a change of any member is a change of the whole.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// A member, and the property of that name; of a struct that is a Q_GADGET.
#define NIMSTONE_FIELD(type, name) \
    Q_PROPERTY(type name MEMBER name FINAL) \
public: \
    type name

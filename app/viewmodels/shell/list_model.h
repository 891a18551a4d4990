// The base class of all list models for QML. It has the names of the roles and the number of rows, and can tell views
// that the texts of all rows have changed.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <initializer_list>

namespace nimstone {

/// Derived classes have to use the full name nimstone::ListModel: the linter of Qt 6.4 finds the type only by its full name.
class ListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    virtual int count() const = 0;
    /// Tells views that the texts of all rows have changed, but the rows themselves have not.
    void rewordAll();

    int rowCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const final;
    QHash<int, QByteArray> roleNames() const final { return m_roles; }

Q_SIGNALS:
    void countChanged();

protected:
    /// Makes an empty model. `roles` are the names of the roles, starting at Qt::UserRole + 1.
    explicit ListModel(std::initializer_list<const char*> roles);
    /// Returns the value of a role in a row. The caller makes sure that the row exists.
    virtual QVariant field(int row, int role) const = 0;

private:
    QHash<int, QByteArray> m_roles;
};

}  // namespace nimstone

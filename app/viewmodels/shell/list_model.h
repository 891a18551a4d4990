// What all lists that QML shows share: their roles by name, their count, and that they are worded anew.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <initializer_list>

namespace nimstone {

/// Derive from it by its full name, as from nimstone::LanguageAware.
class ListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    virtual int count() const = 0;
    /// The same rows in other words.
    void rewordAll();

    int rowCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const final;
    QHash<int, QByteArray> roleNames() const final { return m_roles; }

Q_SIGNALS:
    void countChanged();

protected:
    /// `roles` are the names of the roles from Qt::UserRole + 1 on.
    explicit ListModel(std::initializer_list<const char*> roles);
    /// Of a row that is there.
    virtual QVariant field(int row, int role) const = 0;

private:
    QHash<int, QByteArray> m_roles;
};

}  // namespace nimstone

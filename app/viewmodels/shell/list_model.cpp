#include "app/viewmodels/shell/list_model.h"

namespace nimstone {

ListModel::ListModel(std::initializer_list<const char*> roles)
{
    int role = Qt::UserRole;
    for (const char* name : roles)
        m_roles.insert(++role, name);
}

void ListModel::rewordAll()
{
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1));
}

QVariant ListModel::data(const QModelIndex& index, int role) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? field(index.row(), role) : QVariant();
}

}  // namespace nimstone

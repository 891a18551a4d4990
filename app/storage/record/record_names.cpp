#include "app/storage/record/record_names.h"

namespace nimstone {

namespace {

const QDate firstDay(1970, 1, 1);

QString textOf(std::string_view name) { return QString::fromLatin1(name); }

}  // namespace

QString recordName(practice::Skill skill) { return textOf(practice::name(skill)); }

QString recordName(practice::Misconception misconception) { return textOf(practice::name(misconception)); }

practice::Day dayOf(const QDate& date) { return static_cast<practice::Day>(firstDay.daysTo(date)); }

QDate dateOf(practice::Day day) { return firstDay.addDays(day); }

}  // namespace nimstone

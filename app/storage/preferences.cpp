#include "app/storage/preferences.h"

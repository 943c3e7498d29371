#include "shudu/search.h"

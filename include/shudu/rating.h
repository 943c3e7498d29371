// Rating: how hard a puzzle is, on three scales.
#pragma once

#include "shudu/logic/explainer_rating.h"
#include "shudu/logic/hodoku_rating.h"
#include "shudu/logic/own_rating.h"

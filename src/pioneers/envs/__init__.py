"""The games behind the interfaces of the field: PettingZoo, Gymnasium, OpenSpiel. Each module names its extra."""

"""x"""
def told(view): return {}
def retold(told, events): return told

"""Tables over several processes: in step with what the others write, each thing done by one of them."""

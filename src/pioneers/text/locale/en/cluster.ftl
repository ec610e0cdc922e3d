# Games on a cluster of machines. “local”, addresses, commands and names of packages are never translated.

arena-joining = Connecting to { $address }. This can take half a minute.

mistake-cluster-address = “{ $address }” isn’t a place to play. Write “{ $local }” for this device, or the address of a cluster, for example { $example }.
mistake-cluster-packages = To play on a cluster, more packages are needed: { LIST($packages, of: "plain") }. Install them with pip install "pioneers[cluster]".
mistake-cluster-unreachable = Nobody answers at { $address }: { $reason }. Check the address, whether Ray runs there, and whether the firewall lets you through.
mistake-cluster-refused = The cluster at { $address } doesn’t let you in: { $reason }. Check that Python and Ray have the same version there, and that RAY_AUTH_MODE and the token are the same.
mistake-cluster-start = Ray can’t start on this device: { $reason }. Free some memory and try again, or leave --on out.
mistake-cluster-empty = The cluster at { $address } has no processors. Add machines to it with ray start.
mistake-cluster-program = The machine { $machine } has another program than this device, so its results could differ. Not the same are (here, there): { LIST($differences, of: "plain") }. Install the same pioneers on all machines, with the same files in the same folders, and start Ray there again.
mistake-cluster-without = The machine { $machine } doesn’t have pioneers { $version }. Install it there in the Python that Ray runs with, and start Ray there again.
mistake-cluster-lost = The connection to { $address } is lost. What was finished is saved. Check the cluster and continue with --resume.

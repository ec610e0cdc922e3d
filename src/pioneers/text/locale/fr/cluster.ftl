# Parties sur une grappe de machines. « local », les adresses, les commandes et les noms de paquets ne sont jamais traduits.

arena-joining = Connexion à { $address }. Cela peut prendre une demi-minute.

mistake-cluster-address = « { $address } » n’est pas un endroit où jouer. Écrivez « { $local } » pour cet appareil, ou l’adresse d’une grappe, par exemple { $example }.
mistake-cluster-packages = Pour jouer sur une grappe, il faut d’autres paquets : { LIST($packages, of: "plain") }. Installez-les avec pip install "pioneers[cluster]".
mistake-cluster-unreachable = Personne ne répond à l’adresse { $address } : { $reason }. Vérifiez l’adresse, si Ray y tourne et si le pare-feu vous laisse passer.
mistake-cluster-refused = La grappe à l’adresse { $address } ne vous laisse pas entrer : { $reason }. Vérifiez que Python et Ray y ont la même version, et que RAY_AUTH_MODE et le jeton sont les mêmes.
mistake-cluster-start = Ray ne démarre pas sur cet appareil : { $reason }. Libérez de la mémoire et réessayez, ou omettez --on.
mistake-cluster-empty = La grappe à l’adresse { $address } n’a pas de processeurs. Ajoutez-y des machines avec ray start.
mistake-cluster-program = La machine { $machine } a un autre programme que cet appareil, ses résultats pourraient différer. Ne sont pas les mêmes (ici, là-bas) : { LIST($differences, of: "plain") }. Installez le même pioneers sur toutes les machines, avec les mêmes fichiers dans les mêmes dossiers, et redémarrez Ray là-bas.
mistake-cluster-without = La machine { $machine } n’a pas pioneers { $version }. Installez-le là-bas dans le Python avec lequel Ray tourne, et redémarrez Ray là-bas.
mistake-cluster-lost = La connexion à { $address } est perdue. Ce qui était fini est enregistré. Vérifiez la grappe et continuez avec --resume.

# Les règles dans la page. Les règles elles-mêmes sont dans rules.ftl de chaque jeu.

page-rules-which = Quelles règles
page-rules-search = Chercher dans les règles
page-rules-clear = Effacer la recherche
page-rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots. Essayez-en moins, ou de plus courts.
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
page-rules-contents = Sommaire
page-rules-minute = En une minute
page-rules-clarified = Précisé
page-rules-clarified-about = Aux endroits marqués, les règles imprimées diffèrent ou se taisent ; voici notre lecture.
page-rules-knowledge = Ce que vous pouvez savoir
page-rules-open = visible par tout le monde
page-rules-secret = secret
page-rules-link = Lien vers la règle { $rule }
page-rules-note = Bon à savoir
page-rules-page = Ouvrir comme page

# Le tutoriel : ce qui entoure les leçons de chaque jeu, et les conseils dans la première partie.

page-lessons-title = Tutoriel : { $game }
page-lessons-name = Tutoriel
page-lessons-loading = Chargement du tutoriel…
page-lessons-step = Étape { $step } sur { $all }
page-lessons-astray = Pas tout à fait.
page-lessons-done = Bien joué.
page-lessons-read = Lisez le tutoriel, puis continuez.
page-lessons-next = Continuer
page-lessons-back = Retour
page-lessons-undo = Annuler
page-lessons-again = Recommencer
page-lessons-leave = Quitter le tutoriel
page-lessons-resumed = Bon retour : le tutoriel reprend où vous l’avez quitté.
page-lessons-over = Vous connaissez maintenant le jeu.
page-lessons-over-more = Jouez une partie entière contre un bot de niveau 1 : de courts conseils vous accompagnent.
page-lessons-first = Ma première partie
page-lessons-rules = Lire les règles
page-lessons-none = Il n’y a pas de tutoriel ici.
page-lessons-none-hint = Choisissez un jeu sur la page d’accueil, ou lisez ses règles.
page-lessons-tip = Conseil
page-lessons-tip-close = Masquer ce conseil
page-lessons-tips-off = Arrêter les conseils

# Die Regeln des Kartenspiels für Spieler, nummeriert wie überall im Programm. Die Reihenfolge der Kapitel und Regeln und
# was klargestellt ist, steht in cards/data/rules.toml.

rules-cards-title = Die Regeln von Pioneer
rules-cards-credit = Das Kartenspiel Pioneer folgt einem Regeltext, der keinen Autor nennt. Die Regeln stehen hier in unseren eigenen Worten.

chapter-C1 = Spielmaterial
rule-C1-1 = Es spielen zwei bis vier Personen. Es gibt vier Farben: Stein, Gold, Hirsch (Nahrung) und Baum (Bauholz).
rule-C1-2 = Es gibt 56 Spielkarten. Jede Farbe hat 12 davon, mit den Zahlen 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7 und 8. Dazu kommen vier Diebe, die keine Zahl haben, und vier Stürme mit den Zahlen 6, 8, 10 und 12.
rule-C1-3 = Von jeder Farbe liegen sechs Vorratskarten im Lager, und mehr gibt es nicht. Eine Vorratskarte, mit der du bezahlst, kommt ins Lager zurück.
rule-C1-4 = Zu deiner Siedlung gehören vier Gebäude: ein Haus, eine Scheune, eine Windmühle und ein Speicher.

chapter-C2 = Ein Streifzug
rule-C2-1 = Für jeden Streifzug werden alle Spielkarten gemischt. Zu viert bekommst du acht, zu dritt sieben und zu zweit 16. Der Rest bleibt verdeckt liegen: Das ist der Nachziehstapel.
rule-C2-2 = Zu zweit spielt ihr, als wärt ihr zu viert: Ihr habt abwechselnd je zwei der vier Positionen. Du hast ein Blatt und einen Vorrat und spielst in jedem Stich zweimal, einmal an jeder deiner Positionen. Wer einen Streifzug beginnt, spielt an der eigenen ersten Position aus; danach spielt die Position aus, die den Stich gewonnen hat. Gehen dir an einer Position die Karten aus, wirst du an der anderen übergangen.
rule-C2-3 = Wer den ersten Streifzug beginnt, entscheidet das Los. Wer spätere beginnt, steht in C6.3.
rule-C2-4 = Nach dem Austeilen werden im Uhrzeigersinn ab dem Startspieler alle einmal gefragt: Du darfst genau zwei deiner Karten tauschen. Du bezahlst offen eine Vorratskarte deiner Wahl, legst zwei Karten verdeckt ab und ziehst dann zwei neue. Du wirst nicht gefragt, wenn du keine Vorratskarte hast (im ersten Streifzug also niemand) oder wenn im Nachziehstapel weniger als zwei Karten liegen.
rule-C2-5 = Zu Beginn eines Streifzugs ist Gold Trumpf.
rule-C2-6 = Der Streifzug endet, wenn niemand mehr Karten hat oder nur noch eine Person (C5.1). Geprüft wird das nur zwischen zwei Stichen: nach allem, was auf einen Stich folgt (C4.9), bevor jemand Diebe verliert (C4.8), und nach jedem solchen Verlust noch einmal. Ein begonnener Stich wird zu Ende gespielt.

chapter-C3 = Ein Stich
rule-C3-1 = Zum ersten Stich spielt der Startspieler aus, zu jedem weiteren, wer den vorigen gewonnen hat (C4.7). Dann spielen im Uhrzeigersinn alle, die Karten haben, je einmal; zu zweit einmal an jeder Position. Wer keine Karten hat, wird übergangen.
rule-C3-2 = Du spielst eine oder mehrere Karten einer Farbe oder einen Sturm aus. Einen Dieb kannst du nie ausspielen.
rule-C3-3 = Zu bedienen ist die Farbe, die ausgespielt wurde. Wurde ein Sturm ausgespielt, ist es die erste Farbe, die danach gespielt wird.
rule-C3-4 = Hast du die Farbe, die zu bedienen ist, spielst du eine oder mehrere Karten davon, und ihre Zahlen werden zusammengezählt. Es gibt zwei Ausnahmen: einen Sturm (C3.7) und einen Dieb nach einem anderen Dieb (C3.6).
rule-C3-5 = Kannst du nicht bedienen, hast du die Wahl: eine oder mehrere Trumpfkarten, zusammengezählt; einen Dieb; einen Sturm; eine Karte einer anderen Farbe, die nicht gewinnen kann.
rule-C3-6 = Sobald ein Dieb im Stich liegt, dürfen alle, die später spielen, ebenfalls einen Dieb spielen, auch wenn sie bedienen könnten.
rule-C3-7 = Einen Sturm darfst du jederzeit spielen, auch wenn du bedienen könntest. Ein Sturm wird allein gespielt.
rule-C3-8 = Wurde ein Sturm ausgespielt und steht noch keine Farbe fest, spielst du eine oder mehrere Karten einer beliebigen Farbe, die damit zu bedienen ist, oder noch einen Sturm. Einen Dieb darfst du nur spielen, wenn du gar keine Farbkarte hast oder wenn schon ein Dieb im Stich liegt (C3.6).
rule-C3-9 = Karten zweier Farben werden nie zusammen gespielt. Diebe und Stürme werden einzeln und allein gespielt.

chapter-C4 = Stichgewinn
rule-C4-1 = Liegt ein Trumpf im Stich, führt die höchste Trumpfsumme, sonst die höchste Summe in der Farbe, die zu bedienen ist. Von gleichen Summen führt die später gespielte.
rule-C4-2 = Ein Sturm gewinnt den Stich, wenn seine Zahl höher ist als die Summe, die führt; gleich hoch genügt nicht. Andere Summen zählen nicht, so hoch sie auch sind. Von mehreren Stürmen zählt der höchste, von gleichen der spätere. Liegt keine Farbkarte im Stich, gewinnt der Sturm.
rule-C4-3 = Wer gewinnt, nimmt eine Vorratskarte der Farbe, die gewonnen hat. Ist im Lager keine mehr, gibt es nichts.
rule-C4-4 = Gewinnst du mit einem Sturm, nimmst du aus dem Lager eine Vorratskarte deiner Wahl.
rule-C4-5 = Nach einem Stich mit einem Sturm, ob er gewonnen hat oder nicht, bestimmt den Trumpf, wer den Sturm gespielt hat; bei mehreren Stürmen gilt der, der zählt (C4.2). Erlaubt ist jede der vier Farben, auch der bisherige Trumpf. Er gilt bis zum nächsten Sturm oder bis zum Ende des Streifzugs. Haben weniger als zwei Spieler noch Karten, wird niemand gefragt.
rule-C4-6 = Wer den letzten Dieb im Stich gespielt hat, stiehlt dem Gewinner eine Vorratskarte nach Wahl, sobald die Vorratskarte für den Stich genommen ist. Hat der Gewinner keine, passiert nichts. Nur der letzte Dieb zählt: Gehört er dem Gewinner selbst, was zu zweit vorkommt, stiehlt niemand.
rule-C4-7 = Wer den Stich gewonnen hat, spielt zum nächsten aus. Wer keine Karten mehr hat, gibt das Ausspielen im Uhrzeigersinn an die nächste Position mit Karten weiter.
rule-C4-8 = Müsstest du ausspielen und hast nur Diebe, verlierst du sie: Sie werden gezeigt und scheiden aus dem Streifzug aus. Das Ausspielen geht im Uhrzeigersinn an die nächste Position mit Karten, und dort gilt dieselbe Regel.
rule-C4-9 = Auf einen Stich folgen zuerst die Vorratskarte für den Gewinn, dann der Trumpf des Sturms, dann der Diebstahl. Der Stich bleibt offen liegen, bis alles erledigt ist.

chapter-C5 = Die letzten Karten
rule-C5-1 = Hast nur du noch Karten, wird dein Blatt gezeigt. Für jede Farbkarte nimmst du eine Vorratskarte dieser Farbe, solange das Lager reicht; ein Sturm bringt nichts. Dann stiehlst du mit einem Dieb nach dem anderen eine Vorratskarte deiner Wahl von einer anderen Person deiner Wahl; ein Dieb, der nichts zu stehlen findet, ist verloren. Damit endet der Streifzug.

chapter-C6 = Bauen, zahlen, beginnen
rule-C6-1 = Nach jedem Streifzug dürfen alle bauen, im Uhrzeigersinn ab seinem Startspieler. Ein Haus kostet ein Gold, einen Hirsch, einen Baum und einen Stein, eine Windmühle ebenso. Eine Scheune kostet einen Stein und einen Baum, ein Speicher ein Gold und einen Hirsch. Du baust jedes Gebäude höchstens einmal, und so viele auf einmal, wie du bezahlen kannst.
rule-C6-2 = Wer zuerst alle vier Gebäude hat, gewinnt; die anderen dürfen in dieser Bauphase noch bauen. Vollenden dabei mehrere ihre Siedlung, entscheiden mehr übrige Vorratskarten, dann mehr Gold, dann mehr Stein, Hirsch und Baum. Herrscht immer noch Gleichstand, teilen sie sich den Sieg.
rule-C6-3 = Geht die Partie weiter, zahlt, wer die meisten Vorratskarten hat, eine davon nach Wahl und beginnt den nächsten Streifzug; bei Gleichstand entscheidet das meiste Gold, dann Stein, Hirsch und Baum. Sind mehrere in allem gleich, zahlen sie alle eine, im Uhrzeigersinn ab dem Startspieler des beendeten Streifzugs, und das Los entscheidet, wer von ihnen beginnt. Hat niemand eine Vorratskarte, zahlt niemand, und das Los entscheidet unter allen.
rule-C6-4 = Hat nach der Bauphase von Streifzug 40 niemand gewonnen, endet die Partie. Dann gewinnen die meisten Gebäude, und ein Gleichstand wird wie in C6.2 entschieden.

knowledge-cards-public = Alle sehen die gespielten Karten, den Trumpf, wer wie viele Karten hat, alle Vorräte und Gebäude und das Lager.
knowledge-cards-hidden = Dein Blatt kennst nur du. Niemand weiß, welche Karten im Nachziehstapel liegen und in welcher Reihenfolge. Karten, die du beim Tausch ablegst, kennst nur du.

note-separate-hands = Mit der Option getrennter Blätter habt ihr zu zweit für jede eurer Positionen ein Blatt von acht Karten, und der Tausch wird für jede Position einzeln angeboten. Vorräte und Gebäude gelten weiterhin für beide Positionen gemeinsam.
note-added-up = Ein Beispiel: Nach Hirsch 3, Hirsch 5 und Hirsch 8 spielt jemand Hirsch 4 und Hirsch 5 zusammen und gewinnt mit 9.
note-storm-and-trump = Ein Beispiel: Hirsch 8, dann Gold 3 als Trumpf, dann Sturm 6. Der Trumpf führt mit 3, also gewinnt der Sturm, obwohl 8 mehr ist als 6.
note-storm-names-trump = Ein Sturm, der genauso hoch ist wie die Summe, verliert den Stich, doch wer ihn gespielt hat, bestimmt trotzdem den Trumpf.
note-last-cards = Ein Beispiel: Nur du hast noch Karten, nämlich Baum 3 und Gold 6. Du nimmst eine Vorratskarte Baum und eine Vorratskarte Gold, also überlege zweimal, bevor du viele Karten für einen Stich ausgibst.

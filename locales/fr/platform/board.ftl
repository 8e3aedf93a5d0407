### La partie en plein écran.

board-plain = { $what }
board-title-help = h aide · ? règles
board-title-help-cramped = z agrandir · h aide
board-too-small = Agrandissez la fenêtre à au moins { $columns } colonnes et { $rows } lignes.
board-thinks = { $seat } réfléchit…
board-nothing-here = Il n’y a rien à choisir là pour l’instant.
board-leave = Appuyez encore sur q pour quitter. Cette partie n’est pas sauvegardée.
board-leave-saved = Appuyez encore sur q pour quitter. La partie est sauvegardée et peut être reprise.
board-log = Journal
board-log-earlier = Journal (plus tôt ; Fin pour le dernier)
board-help = Touches
board-reference = Cartes et vaisseaux
board-rulebook = Règles
board-rulebook-keys = ↑ ↓ article · ← → chapitre · / chercher · Échap fermer

## À la fin

board-over-seed = Graine : { $seed }
board-over-commitment = Empreinte publiée au départ : { $commitment }
board-over-keys = Échap montre le plateau, q quitte.

## Les touches, en une ligne

board-hints = ←↑↓→ · Entrée choix · Tab suivant · u annuler · : taper · c cartes · q quitter
board-hints-begun = ←↑↓→ aller · Entrée choisir · Échap reprendre · : taper · c cartes
board-hints-typing = Tapez une action en notation, par exemple { $example } · Entrée la joue · Échap ferme
board-hints-waiting = Espace accélère · c cartes · ? règles · h aide · q quitter
board-hints-over = La partie est finie · Page ↑ ↓ journal · c cartes · ? règles · q quitter
board-hints-replay = ← → décision · Page ↑ ↓ tour · Début Fin · Espace défile · + - vitesse · q quitter

## Les touches, une par une

board-help-arrows = déplace le curseur vers la chose la plus proche que l’on peut choisir
    .keys = ← ↑ ↓ →
board-help-pick = choisit ce qui est sous le curseur ; quand les choix forment une action, elle est jouée
    .keys = Entrée, Espace
board-help-back = reprend le dernier choix
    .keys = Échap
board-help-next = passe à la chose suivante que l’on peut choisir, ou à la précédente
    .keys = Tab, Maj+Tab
board-help-number = choisit le bouton, la carte ou le dé qui porte ce numéro
    .keys = 1 … 9
board-help-type = tape une action en notation ; ce qui n’est pas permis est expliqué
    .keys = :
board-help-undo = reprend votre dernière décision, tant qu’aucun dé n’a roulé et que personne d’autre n’a décidé
    .keys = u
board-help-hurry = pendant que les robots jouent : sans pauses, jusqu’à votre tour
    .keys = Espace
board-help-cards = montre les cartes et les vaisseaux avec leurs textes
    .keys = c
board-help-rules = ouvre les règles, à l’article du dernier refus ; / y cherche un mot
    .keys = ?
board-help-log = remonte et redescend le journal
    .keys = Page ↑, Page ↓, Début, Fin
board-help-zoom = dessine un grand plateau en grand en suivant le curseur, ou le montre en entier
    .keys = z
board-help-language = change de langue
    .keys = L
board-help-look = déplace le curseur partout, même là où rien ne peut être choisi ; Entrée dit alors pourquoi
    .keys = Maj+← ↑ ↓ →
board-help-mouse = un clic choisit, un clic droit reprend, la molette fait défiler le journal
    .keys = Souris
board-help-leave = quitte ; la partie est sauvegardée après chaque décision
    .keys = q q, Ctrl+C
board-help-step = une décision en arrière ou en avant
    .keys = ← →
board-help-turn = un tour en arrière ou en avant
    .keys = Page ↑, Page ↓
board-help-ends = le début et la fin
    .keys = Début, Fin
board-help-playing = défile tout seul, ou s’arrête
    .keys = Espace
board-help-speed = défile plus vite ou plus lentement
    .keys = + -
board-help-look-replay = un clic dit ce qu’est une chose, la molette fait défiler le journal
    .keys = Souris
board-help-leave-replay = quitte
    .keys = q, Échap, Ctrl+C

### Ce qui ne va pas dans un fichier de mission ou de plan de Space Alert, et ce que disent les commandes.

alert-file-missing = `{ $key }` manque
alert-file-unknown-key = il n’y a pas de `{ $key }` ici ; clés possibles : { $known }
alert-file-not-text = `{ $key }` est un texte entre guillemets, et non { $value }
alert-file-not-number = `{ $key }` est un nombre entier, et non { $value }
alert-file-not-flag = `{ $key }` est true ou false, et non { $value }
alert-file-not-list = `{ $key }` est une liste, et non { $value }
alert-file-not-table = `{ $key }` a des parties nommées, et n’est pas { $value }
alert-file-choice = « { $value } » n’est pas une valeur de `{ $key }` : choisissez { $known }
alert-file-range = `{ $key }` vaut { $value }, mais il n’y en a que de 1 à { $most }
alert-file-number = une menace ne peut pas arriver au tour { $value } : son numéro va de 1 à { $most }
alert-file-number-taken = le numéro { $number } est pris par la menace de la ligne { $line }
alert-file-no-card = il n’y a pas de menace « { $card } » ; les codes sont de la forme E1-07 ou SI2-03
alert-file-card-taken = il n’y a qu’une carte { $card }, et la menace de la ligne { $line } l’a déjà
alert-file-no-zone = { $card } est une menace interne et n’arrive dans aucune zone
alert-file-zone-missing = { $card } est une menace externe : `zone` manque
alert-file-internal-too-early = { $card } est une menace interne ; elles viennent avec la simulation avancée
alert-file-internal-track = { $card } est une menace interne, mais `tracks` n’a pas d’`internal`
alert-file-track-twice = il n’y a qu’une trajectoire { $track }
alert-file-tile-twice = la tuile « { $tile } » n’existe qu’une fois par zone
alert-file-tile-lies = la tuile « { $tile } » est déjà posée sur le vaisseau et ne se pioche pas
alert-file-squad-twice = il n’y a qu’une équipe pour « { $store } »
alert-file-control = `{ $key }` contient des caractères qui ne s’affichent pas : { $value }
alert-file-trip-twice = la place { $seat } corrige deux fois sa carte du tour { $turn }
alert-file-trip-half = la place { $seat } n’a pour le tour { $turn } aucune carte dont l’autre moitié soit connue ; écrivez-la A/<
alert-file-trip-arrow = la place { $seat } n’a pas de flèche pour le tour { $turn }
alert-file-time = « { $value } » n’est pas une heure ; écrivez minutes et secondes comme dans 3:50
alert-file-time-late = { $value } est trop tard : une mission dure jusqu’à { $latest } au plus
alert-file-seconds = les communications ne peuvent pas être en panne { $value } secondes
alert-file-time-missing = le fichier a des `times`, mais cette menace n’a pas d’`at`
alert-file-times-missing = cette menace a une heure, mais le fichier n’a pas de `times`
alert-file-too-late = { $time } n’est pas avant le saut de { $end }
alert-file-phases = { $found ->
    [one] `phases_end` nomme une heure
   *[other] `phases_end` nomme { $found } heures
}, mais il y a { $wanted } phases
alert-file-phase-order = une phase ne peut pas finir à { $second } après une qui finit à { $first }
alert-file-seats = { $count ->
    [0] `seats` n’a aucune ligne
    [one] `seats` a une ligne
   *[other] `seats` a { $count } lignes
}, mais un équipage a quatre ou cinq membres, androïdes compris
alert-file-names = { $names ->
    [0] aucun nom n’est donné
    [one] un nom est donné
   *[other] { $names } noms sont donnés
} pour { $seats } places
alert-file-too-many-cards = cette ligne a plus de { $most } cartes
alert-file-order = « { $word } » au tour { $turn } n’est pas une carte : écrivez <, >, ^, A, B, C, BB, hA, hB, hBB ou h:LB, ou - pour aucune
alert-file-heroic-too-early = « { $word } » est héroïque ; les cartes héroïques viennent avec les missions
alert-file-heroic-surplus = il y a une carte héroïque par membre, et chacune des six n’existe qu’une fois
alert-file-shortage = il n’y a plus de carte dans la pioche pour « { $word } » au tour { $turn }

## Résolution

alert-result-home = Le vaisseau saute en hyperespace et rentre.
alert-result-lost = Le vaisseau est perdu au tour { $turn }. Menace fatale : { $threat }.
alert-result-broken = Le vaisseau est perdu au tour { $turn } : { $zone } est détruite. Menace fatale : { $threat }.
alert-result-destroyed = { $number } { $threat } ({ $card }) : menace détruite
alert-result-survived = { $number } { $threat } ({ $card }) : menace à laquelle vous avez survécu
alert-result-left = { $number } { $threat } ({ $card }) : menace restée derrière
alert-result-on-track = { $number } { $threat } ({ $card }) : menace encore sur sa trajectoire
alert-result-coming = { $number } { $threat } ({ $card }) : menace jamais apparue
alert-result-damage = Dégâts : rouge { $red }, blanc { $white }, bleu { $blue }
alert-result-line = { $line } : { $points }
alert-odds-survival = Quel que soit l’ordre des tuiles Dégât, probabilité de rentrer : { $percent } %.
alert-odds-score = Score moyen des vaisseaux qui rentrent : { $score }
alert-odds-each = Score { $score } : { $percent } %

## Recherche de plans

alert-cli-plan-for-mission = { $file } est un plan, et il faut ici une mission : la mission vient d’abord, puis le plan
alert-cli-mission-for-plan = { $file } est une mission, et il faut ici un plan : la mission vient d’abord, puis le plan
alert-solve-progress = meilleur score jusqu’ici : { $score }, trouvé après { $seconds } s
alert-solve-turn = Tour { $turn } : { $cards }
alert-solve-seats = Place :    { $seats }
alert-solve-tried = Plans essayés : { $plans }
alert-solve-replaced = Le plan est dans { $file }, à la place de celui qui s’y trouvait.
alert-solve-lost = Aucun plan trouvé ne ramène le vaisseau ; celui-ci est allé le plus loin. Essayez avec plus de temps.
alert-solve-kept = { $kept } contient un meilleur plan (score attendu { $score }) et reste tel quel. Ce plan-ci est dans { $file }.
alert-solve-kept-other = { $kept } contient autre chose, par exemple un plan pour un autre équipage, et reste tel quel. Ce plan-ci est dans { $file }.
alert-solve-itself = { $file } est la mission elle-même : il faut un autre fichier pour le plan
alert-solve-written = Le plan est dans { $file }.
alert-study-survived = Vaisseau sauvé quelles que soient les tuiles Dégât : { $survived } missions sur { $missions }
alert-study-survival = Probabilité moyenne de rentrer : { $percent } %
alert-study-score = Score moyen attendu : { $score }
alert-study-no-score = Score moyen attendu : aucun, car aucun vaisseau n’est rentré
alert-study-plans = Plans essayés par mission : { $plans }
alert-cli-campaign-name = une campagne de Space Alert est une seule partie sans nom, pas « { $name } » : --save ou --resume la reprend
alert-cli-no-script = il n’y a pas de scénario « { $script } » : choisissez { $known }

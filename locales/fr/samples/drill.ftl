### Les jeux d’exemple : l’exercice.

## Règles
DRILL-SETUP-01 = De un à huit joueurs, tous du même équipage.
    .title = L’équipage
DRILL-SETUP-02 = D’une à vingt alarmes, toutes les dix secondes.
    .title = Alarmes
DRILL-DIAL-01 = Chacun agit quand il veut, sur son propre cadran seulement.
    .title = Tous à la fois
DRILL-DIAL-02 = Un cadran tourne de six crans au plus entre deux alarmes.
    .title = Tourner un cadran
DRILL-DIAL-03 = Les cadrans vont de 1 à 6.
    .title = Cadrans
DRILL-CLOCK-01 = Le temps avance et ne saute aucune alarme. Quand une alarme retentit, chaque cadran qui montre ce qui était ordonné vaut un point, et de nouveaux ordres arrivent.
    .title = L’horloge
DRILL-STAGE-01 = Une position nomme ce que montre chaque cadran et ce qui est ordonné, de 1 à 6.
    .title = Positions

## Phrases
refusal-drill-seats = { $count ->
    [one] { $count } joueur, ce n’est pas permis : l’équipage va de un à huit.
   *[other] { $count } joueurs, ce n’est pas permis : l’équipage va de un à huit.
}
refusal-drill-alarms = { $count ->
    [one] { $count } alarme, ce n’est pas permis : il y en a d’une à vingt.
   *[other] { $count } alarmes, ce n’est pas permis : il y en a d’une à vingt.
}
refusal-drill-no-turns = { $seat } ne peut plus tourner le cadran avant la prochaine alarme.
refusal-drill-highest = { $seat } : le cadran est au plus haut.
refusal-drill-lowest = { $seat } : le cadran est au plus bas.
refusal-drill-clock = L’horloge est à { $elapsed } ms et la prochaine alarme retentit à { $alarm } ms.
refusal-drill-stage = La position doit donner à chaque place ce que montre son cadran et ce qui est ordonné, de 1 à 6.
drill-question = Votre cadran montre { $shows } ; l’ordre est { $wanted }.
drill-offer-up = Tourner le cadran vers le haut
drill-offer-down = Tourner le cadran vers le bas
drill-offer-ready = Attendre l’alarme
drill-offer-elapsed = Le temps passe
drill-dial-turned = { $seat } tourne le cadran sur { $shows }.
drill-seat-ready = { $seat } attend l’alarme.
drill-alarm-sounded = Alarme { $number } ! { $right ->
    [0] Aucun cadran n’était juste.
    [one] Un cadran était juste : { $seats }.
   *[other] { $right } cadrans étaient justes : { $seats }.
}
drill-dial-ordered = { $seat } doit régler { $wanted }.
drill-heading = L’exercice
drill-score = { $score ->
    [one] { $score } point sur { $needed }.
   *[other] { $score } points sur { $needed }.
}
drill-time = { $seconds } s écoulées ; { $sounded } alarmes sur { $alarms } ont retenti.
drill-dial = { $seat } : montre { $shows }, ordre { $wanted }, { $turns ->
    [one] encore { $turns } cran
   *[other] encore { $turns } crans
}.

## Sur une page d’accueil
drill-menu-alarms = Alarmes
drill-menu-needed = Cadrans requis
drill-setting = { $alarms ->
    [one] { $alarms } alarme
   *[other] { $alarms } alarmes
}

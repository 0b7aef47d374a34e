import type { Readings } from '../readings.js';

export default {
  R1: {
    question: 'Betalas sista sticket vid sidan av en nolo?',
    options: {
      'not-paid': 'Nej.',
      paid: 'Ja, utom när det togs med pagaten eller en kung.',
    },
  },
  R2: {
    question: 'Betalas sista sticket vid sidan av en bagud?',
    options: {
      paid: 'Ja: punkt 10.d nämner inget undantag.',
      'not-paid': 'Nej, som hos Brix.',
    },
  },
  R3: {
    question: 'Vad lägger två som går bagud på kungar i samma sista stick i kungskoppen?',
    options: {
      'as-first-counted': 'Var och en betalar det som låg där när sticket föll.',
      'as-then-in-pot': 'Den andra fördubblar det som ligger där efter den första.',
    },
  },
  R4: {
    question: 'Hur delas en kopp som inte går jämnt upp?',
    options: {
      'in-chips':
        'Så jämnt som jetongerna tillåter; de överskjutande går en och en runt bordet från den som skulle ge nästa giv.',
      'to-the-point': 'På poängen; de överskjutande poängen går en och en runt i samma ordning.',
    },
  },
  R5: {
    question: 'Fem spelare, och den nya givaren stod över. Vem av de tre som spelade räknar inte?',
    options: {
      'outgoing-dealer': 'Den som gav given; den betalar och får.',
      forehand: 'Förhand; den betalar och får.',
    },
  },
  R6: {
    question: 'Vad betalar den som sätter sig vid ett bord som är i gång?',
    options: {
      'share-of-pots': 'Som hos Brix: till vardera koppen 1/n av det som ligger i den.',
      foundation: 'Grundinsatsen till vardera koppen.',
    },
  },
  R7: {
    question: 'Vad tar den med sig som går före slutet?',
    options: {
      'takes-share':
        'Sin andel av vardera koppen, avrundad nedåt till en jetong; tre måste bli kvar.',
      'takes-nothing': 'Inget: den som går avstår från sin andel; tre måste bli kvar.',
    },
  },
  R8: {
    question:
      'En spelare som är utestängd från ultimo tar sista sticket med ett ultimokort. Vad betalas för det?',
    options: {
      'paid-last-trick': 'Som för sista sticket.',
      'paid-nothing': 'Inget.',
    },
  },
  R9: {
    question: 'Betalas sista sticket vid sidan av en tout?',
    options: {
      'not-paid': 'Nej: bara touten.',
      paid: 'Ja, för punkt 10.d nämner inget undantag.',
    },
  },
  R10: {
    question: 'Betalas en pagat som vinner ett stick före det sista?',
    options: {
      paid: 'Ja, av var och en av de andra.',
      'not-paid': 'Nej (varianten som boken nämner).',
    },
  },
  R11: {
    question: 'Kan ett halvt kavalleri bara meldas med kungen i?',
    options: {
      off: 'Nej: tre klädda kort vilka som helst och sküsen.',
      on: 'Ja, som man spelar på några ställen.',
    },
  },
  R12: {
    question: 'Kan små matadorer (pagat, sküs, 2, 3 …) meldas?',
    options: {
      off: 'Nej: riktiga tarokspelare vill inte veta av dem.',
      on: 'Ja, betalda som matadorer.',
    },
  },
  R13: {
    question: 'Gäller en bagud vid sidan av en tout?',
    options: {
      stands: 'Ja, och grundinsatsen läggs som alltid.',
      'falls-away': 'Nej: bara touten betalas.',
    },
  },
  R14: {
    question: 'Vem av fyra spelare står över?',
    options: {
      'opposite-dealer': 'Den mitt emot givaren.',
      'left-of-dealer': 'Den till vänster om givaren.',
    },
  },
  R15: {
    question: 'Vem ger när den som skulle ge nästa giv går?',
    options: {
      'passes-right': 'Nästa till höger.',
      'passes-left': 'Nästa till vänster.',
    },
  },
  R16: {
    question: 'Vem ger efter en avbruten giv?',
    options: {
      'next-player': 'Nästa, som hos Brix; det som är betalt står fast.',
      'same-dealer': 'Samma givare igen; det som är betalt står fast.',
    },
  },
  R17: {
    question: 'Betalar givaren för given när en felgiv låter nästa ge?',
    options: {
      'not-due': 'Nej: man betalar bara för en giv som spelas.',
      due: 'Ja, som för varje giv.',
    },
  },
  K1: {
    question: 'Hur många gånger spelet är en tyst valat värd?',
    options: {
      table: 'Fyra gånger, en deklarerad åtta gånger: så figurtabellen.',
      text: 'Två gånger, en deklarerad åtta gånger: så texten.',
    },
  },
  K2: {
    question: 'Två förlorar en trischaken tillsammans, och ingen är jungfru. Vem betalar de?',
    options: {
      'pay-each-other': 'Alla andra, även den andra förloraren; det går jämnt upp.',
      'pay-the-others': 'Bara dem som inte har förlorat.',
    },
  },
  K3: {
    question:
      'Vad kostar en farbendreier eller farbensolo som förloras på för få kort i sidofärgerna?',
    options: {
      'as-lost': 'Som varje förlorat spel: dubbelt i förhand.',
      'as-lost-single': 'Som förlorad, men aldrig dubbelt.',
    },
  },
  K4: {
    question: 'I en solorufer ligger den anropade kungen i talongen. Räknas figurer ändå dubbelt?',
    options: {
      'figures-double': 'Ja, som i varje solorufer.',
      'figures-single': 'Nej: spelföraren har ju fått en halv talong.',
    },
  },
  K5: {
    question: 'Kan en spelförare som har anropat sin egen kung göra kung ultimo?',
    options: {
      allowed: 'Ja: den som har kungen får deklarera den.',
      'not-allowed': 'Nej: det kan bara den som har en partner.',
    },
  },
  K6: {
    question: 'Vilka tysta figurer ställs mot det som en valat lägger till spelet?',
    options: {
      'net-of-losses': 'De som gick hem, minus de tysta fåglar som förlorades.',
      'made-only': 'De som gick hem, vad som än förlorades vid sidan av.',
    },
  },
} satisfies Readings;

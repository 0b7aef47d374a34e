import type { Readings } from '../readings.js';

export default {
  R1: {
    question: 'Betales sidste stik ved siden af en nolo?',
    options: {
      'not-paid': 'Nej.',
      paid: 'Ja, undtagen når det blev taget med pagaten eller en konge.',
    },
  },
  R2: {
    question: 'Betales sidste stik ved siden af en bagud?',
    options: {
      paid: 'Ja: Punkt 10.d nævner ingen undtagelse.',
      'not-paid': 'Nej, som hos Brix.',
    },
  },
  R3: {
    question: 'Hvad lægger to, der går bagud på konger i samme sidste stik, i kongekoppen?',
    options: {
      'as-first-counted': 'Hver betaler, hvad der lå, da stikket faldt.',
      'as-then-in-pot': 'Den anden fordobler det, der ligger efter den første.',
    },
  },
  R4: {
    question: 'Hvordan deles en kop, der ikke går lige op?',
    options: {
      'in-chips':
        'Så lige, som jetonerne tillader; de overskydende går en for en rundt om bordet fra den, der skulle give næste hånd.',
      'to-the-point': 'På pointet; de overskydende point går et for et rundt i samme rækkefølge.',
    },
  },
  R5: {
    question: 'Fem spillere, og den nye giver sad over. Hvem af de tre, der spillede, tæller ikke?',
    options: {
      'outgoing-dealer': 'Håndens giver, som betaler og får.',
      forehand: 'Forhånd, som betaler og får.',
    },
  },
  R6: {
    question: 'Hvad betaler den, der sætter sig ved et bord i gang?',
    options: {
      'share-of-pots': 'Som hos Brix: til hver kop 1/n af det, der ligger i den.',
      foundation: 'Funderingen til hver kop.',
    },
  },
  R7: {
    question: 'Hvad tager den med, der går før slutningen?',
    options: {
      'takes-share': 'Sin andel af hver kop, rundet ned til en jeton; der skal blive tre tilbage.',
      'takes-nothing':
        'Intet: Den, der går, giver afkald på sin andel; der skal blive tre tilbage.',
    },
  },
  R8: {
    question:
      'En spiller, der er udelukket fra ultimo, tager sidste stik med et ultimokort. Hvad betales der for det?',
    options: {
      'paid-last-trick': 'Som for sidste stik.',
      'paid-nothing': 'Intet.',
    },
  },
  R9: {
    question: 'Betales sidste stik ved siden af en tout?',
    options: {
      'not-paid': 'Nej: kun touten.',
      paid: 'Ja, for punkt 10.d nævner ingen undtagelse.',
    },
  },
  R10: {
    question: 'Betales en pagat, der vinder et stik før det sidste?',
    options: {
      paid: 'Ja, af hver af de andre.',
      'not-paid': 'Nej (varianten, som bogen nævner).',
    },
  },
  R11: {
    question: 'Kan et halvt kavaleri kun meldes med kongen i?',
    options: {
      off: 'Nej: tre vilkårlige honnører og skusen.',
      on: 'Ja, som man spiller nogle steder.',
    },
  },
  R12: {
    question: 'Kan små matadorer (pagat, skus, 2, 3 …) meldes?',
    options: {
      off: 'Nej: Ægte tarokspillere vil ikke vide af dem.',
      on: 'Ja, betalt som matadorer.',
    },
  },
  R13: {
    question: 'Gælder en bagud ved siden af en tout?',
    options: {
      stands: 'Ja, og kopperne funderes som altid.',
      'falls-away': 'Nej: Kun touten betales.',
    },
  },
  R14: {
    question: 'Hvem af fire spillere sidder over?',
    options: {
      'opposite-dealer': 'Den over for giveren.',
      'left-of-dealer': 'Den til venstre for giveren.',
    },
  },
  R15: {
    question: 'Hvem giver, når den, der skulle give næste hånd, går?',
    options: {
      'passes-right': 'Den næste til højre.',
      'passes-left': 'Den næste til venstre.',
    },
  },
  R16: {
    question: 'Hvem giver efter en afbrudt hånd?',
    options: {
      'next-player': 'Den næste, som hos Brix; hvad der er betalt, står fast.',
      'same-dealer': 'Den samme igen; hvad der er betalt, står fast.',
    },
  },
  R17: {
    question: 'Betaler giveren for at give, når forkert kortgivning lader den næste give?',
    options: {
      'not-due': 'Nej: Der betales kun for en kortgivning, der spilles.',
      due: 'Ja, som for enhver kortgivning.',
    },
  },
  K1: {
    question: 'Hvor mange gange spillet tæller en umeldt valat?',
    options: {
      table: 'Fire gange, en meldt otte gange: så figurtabellen.',
      text: 'To gange, en meldt otte gange: så teksten.',
    },
  },
  K2: {
    question: 'To taber en trischaken sammen, og ingen er jomfru. Hvem betaler de?',
    options: {
      'pay-each-other': 'Alle de andre, også den anden taber; det går lige op.',
      'pay-the-others': 'Kun dem, der ikke har tabt.',
    },
  },
  K3: {
    question: 'Hvad koster en farbendreier eller farbensolo, der tabes på for få kort i farverne?',
    options: {
      'as-lost': 'Som ethvert tabt spil: dobbelt i forhånd.',
      'as-lost-single': 'Som tabt, men aldrig dobbelt.',
    },
  },
  K4: {
    question: 'I en solorufer ligger den kaldte konge i talonen. Tæller figurer stadig dobbelt?',
    options: {
      'figures-double': 'Ja, som i enhver solorufer.',
      'figures-single': 'Nej: Spilføreren har jo fået en halv talon.',
    },
  },
  K5: {
    question: 'Kan en spilfører, der har kaldt sin egen konge, gøre kongeultimo?',
    options: {
      allowed: 'Ja: Den, der har kongen, må melde den.',
      'not-allowed': 'Nej: Det kan kun den, der har en makker.',
    },
  },
  K6: {
    question: 'Hvilke umeldte figurer stilles op mod det, en valat lægger til spillet?',
    options: {
      'net-of-losses': 'De klarede, minus de umeldte fugle, der blev tabt.',
      'made-only': 'De klarede, hvad der end blev tabt ved siden af.',
    },
  },
} satisfies Readings;

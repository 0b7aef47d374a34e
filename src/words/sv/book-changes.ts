/** The changes of a club's book to its parent, in sentences; app and papers have the same. */
export const bookChanges = {
  cups: {
    'king-pot': 'kungskoppen',
    'pagat-pot': 'pagatkoppen',
  },
  says: {
    notPlayed: '{{what}}: spelas inte',
    usualReading: 'Boken: {{answer}}',
    foundation: 'Grundinsats i {{cup}}: {{points}} (boken {{usual}})',
    amount: '{{what}}: {{points}} (boken {{usual}})',
    countFactor_one: 'Räkningen betalas en gång',
    countFactor_other: 'Räkningen betalas {{count}} gånger',
    fine: 'Bot, {{what}}: {{points}} i vardera koppen (boken {{usual}})',
    fineInCup: 'Bot, {{what}}: {{points}} i {{cup}} (boken {{usual}} i vardera koppen)',
    cup: 'Bot, {{what}}: bara i {{cup}}',
    leftOut: 'Bot, {{what}}: finns inte',
    added: 'Klubbens egen bot, {{code}}: {{words}}, {{points}} poäng',
    onlyCup: 'bara i {{cup}}',
    onlyFrom: 'från en spelares {{time}}:e gång under kvällen',
    from: 'Bot, {{what}}: kostar först från en spelares {{time}}:e gång under kvällen',
  },
};

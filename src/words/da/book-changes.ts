/** The changes of a club's book to its parent, in sentences; app and papers have the same. */
export const bookChanges = {
  cups: {
    'king-pot': 'kongekoppen',
    'pagat-pot': 'pagatkoppen',
  },
  says: {
    notPlayed: '{{what}}: spilles ikke',
    usualReading: 'Bogen: {{answer}}',
    foundation: 'Fundering i {{cup}}: {{points}} (bogen {{usual}})',
    amount: '{{what}}: {{points}} (bogen {{usual}})',
    countFactor_one: 'Tællingen betales én gang',
    countFactor_other: 'Tællingen betales {{count}} gange',
    fine: 'Bøde, {{what}}: {{points}} i hver kop (bogen {{usual}})',
    fineInCup: 'Bøde, {{what}}: {{points}} i {{cup}} (bogen {{usual}} i hver kop)',
    cup: 'Bøde, {{what}}: kun i {{cup}}',
    leftOut: 'Bøde, {{what}}: findes ikke',
    added: 'Klubbens egen bøde, {{code}}: {{words}}, {{points}} point',
    onlyCup: 'kun i {{cup}}',
    onlyFrom: 'fra en spillers {{time}}. gang på aftenen',
    from: 'Bøde, {{what}}: koster først fra en spillers {{time}}. gang på aftenen',
  },
};

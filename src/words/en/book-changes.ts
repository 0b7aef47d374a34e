/** The changes of a club's book to its parent, in sentences; app and papers have the same. */
export const bookChanges = {
  cups: {
    'king-pot': 'the king pot',
    'pagat-pot': 'the pagat pot',
  },
  says: {
    notPlayed: '{{what}}: not played',
    usualReading: 'Book: {{answer}}',
    foundation: 'Foundation of {{cup}}: {{points}} (book {{usual}})',
    amount: '{{what}}: {{points}} (book {{usual}})',
    countFactor_one: 'The count is paid once',
    countFactor_other: 'The count is paid {{count}} times',
    fine: 'Fine, {{what}}: {{points}} to each pot (book {{usual}})',
    fineInCup: 'Fine, {{what}}: {{points}} to {{cup}} (book {{usual}} to each pot)',
    cup: 'Fine, {{what}}: to {{cup}} alone',
    leftOut: 'Fine, {{what}}: there is none',
    added: 'The club’s own fine, {{code}}: {{words}}, {{points}} points',
    onlyCup: 'to {{cup}} alone',
    onlyFrom: 'from a player’s time no. {{time}} in an evening on',
    from: 'Fine, {{what}}: costs from a player’s time no. {{time}} in an evening on',
  },
};

/** The changes of a club's book to its parent, in sentences; app and papers have the same. */
export const bookChanges = {
  cups: {
    'king-pot': 'den Königstopf',
    'pagat-pot': 'den Pagattopf',
  },
  says: {
    notPlayed: '{{what}}: wird nicht gespielt',
    usualReading: 'Buch: {{answer}}',
    foundation: 'Einsatz in {{cup}}: {{points}} (Buch {{usual}})',
    amount: '{{what}}: {{points}} (Buch {{usual}})',
    countFactor_one: 'Die Zählung wird einfach bezahlt',
    countFactor_other: 'Die Zählung wird {{count}}-fach bezahlt',
    fine: 'Strafe, {{what}}: {{points}} in jeden Topf (Buch {{usual}})',
    fineInCup: 'Strafe, {{what}}: {{points}} in {{cup}} (Buch {{usual}} in jeden Topf)',
    cup: 'Strafe, {{what}}: nur in {{cup}}',
    leftOut: 'Strafe, {{what}}: gibt es nicht',
    added: 'Eigene Strafe des Clubs, {{code}}: {{words}}, {{points}} Punkte',
    onlyCup: 'nur in {{cup}}',
    onlyFrom: 'ab dem {{time}}. Mal derselben Person am Abend',
    from: 'Strafe, {{what}}: kostet erst ab dem {{time}}. Mal derselben Person am Abend',
  },
};

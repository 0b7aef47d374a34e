export default {
  looked: {
    filter: 'Auditor',
    yes: 'Looked at',
    no: 'Not looked at',
    by: 'looked at by {{name}}, {{day}}',
  },
  search: 'Search: text, name, number or amount',
  order: 'Order',
  orders: {
    recorded: 'Last recorded first',
    'number-desc': 'Number, newest first',
    'number-asc': 'Number, oldest first',
    'day-desc': 'Date, newest first',
    'day-asc': 'Date, oldest first',
  },
  paid: '{{from}} → {{to}}',
  owesClub: '{{from}} owes the club',
  clubOwes: 'The club owes {{to}}',
  owes: '{{from}} owes {{to}}',
  isOwed: '{{to}} is owed: {{from}}',
  members: '{{count}} members',
  shared: 'Others owe {{money}}',
};

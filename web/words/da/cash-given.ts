/** Records between two members. */
export default {
  what: 'Hvad skete der?',
  as: {
    paid: {
      do: 'Et medlem betalte et andet',
      from: 'Hvem betalte',
      to: 'Hvem fik pengene',
    },
    'taken-over': {
      do: 'Et medlem overtager et andets gæld',
      from: 'Hvis gæld',
      to: 'Hvem overtager den',
    },
    given: {
      do: 'Et medlem giver et andet af sit tilgodehavende',
      from: 'Hvem giver',
      to: 'Hvem får',
    },
  },
  member: 'Medlem',
  before: 'Saldo før',
  after: 'Saldo efter',
  settles: 'Den aftalte overførsel på {{money}} mellem de to er så betalt.',
  agreedMore:
    'De to har aftalt en overførsel på {{money}}. Bogfør hele beløbet, eller annullér den først.',
};

/** The rooms of src/ without a database or a network (rooms.cjs); the app imports them as well. */
const PURE_ROOMS = {
  rules: {
    holds:
      'the card games as pure functions, the books as cited data, and the reasons for which they refuse a hand; `partial/` the state of a draft hand, by game and shared',
    leansOn: [],
  },
  values: {
    holds: 'values that every room writes alike: days, time zones, UUIDs; pure',
    leansOn: [],
  },
  evening: {
    holds:
      'an evening, pure: its events, the fold, `corrections/` with undo, the states of `disputes/`; service and app fold with it',
    leansOn: ['rules'],
  },
  planned: {
    holds:
      'planned evenings, pure: the days of a series, the state of each evening, tables for those who come',
    leansOn: ['values', 'rules'],
  },
  money: {
    holds:
      "computing with the club's money, pure: settling up, ways to pay and references, shares, amounts, fiscal years",
    leansOn: ['values', 'rules'],
  },
  standings: {
    holds:
      'the results of evenings, pure: `figures/` of a player, `rule/` the standing rule of a season and its table, `sums/` statistics, who paid whom, head to head, records',
    leansOn: ['rules', 'evening'],
  },
  people: {
    holds:
      'roles and what each may do, the caller of a request, the author of an event, languages; pure',
    leansOn: [],
  },
  events: {
    holds:
      'every kind of event in one entry, pure: payload, names in it, changes, permission to hear of it',
    leansOn: ['values', 'rules', 'evening', 'planned', 'money', 'standings', 'people'],
  },
  problems: {
    holds:
      'the refusals of the API: codes with status and title, and the reasons of each, put together from all rooms; pure',
    leansOn: ['rules', 'evening', 'planned', 'money', 'standings', 'people'],
  },
  words: {
    holds:
      'sentences, a folder a language: refusals, the log, payments, papers, the names of games and figures; pure',
    leansOn: ['rules', 'evening', 'planned', 'money', 'standings', 'people', 'events', 'problems'],
  },
};

module.exports = { PURE_ROOMS };

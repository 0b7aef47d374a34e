const { MAIL_ROOMS } = require('./mail-rooms.cjs');
const { PURE_ROOMS } = require('./pure-rooms.cjs');

/**
 * The rooms of src/: the content of each, and the rooms that it may import. `.dependency-cruiser.cjs` makes
 * its rules of them, `npm run rooms` the table of docs/architecture.md.
 *
 * A name with a slash is the part of a room that may be imported, and nothing else of that room.
 */
const ROOMS = {
  ...PURE_ROOMS,
  platform: {
    holds:
      '`http/`, `database/`, `embedded/` PostgreSQL, `network/` addresses and HTTPS, `validation/`, `worker/` the second thread',
    leansOn: ['values', 'rules/refusals', 'people', 'problems', 'words', 'generated'],
  },
  ledger: {
    holds:
      '`log/` events and their hash chain, `requests/` the club and the writer of a request, `write/` the one write statement, `projection/` the tables that follow from the log, `fill/` rows that older clubs lack, `verify/`, `export/`; the last two run in a thread of their own ([decision 0022](decisions/0022-proofs-beside-recording.md))',
    leansOn: [
      'values',
      'rules/points',
      'planned',
      'money',
      'people',
      'events/named-payload',
      'platform',
      'generated',
    ],
  },
  world: {
    holds:
      'the one step by which an event becomes what it writes, for writing and replay alike: `step.ts` adds names, subjects, statistics and vouchers to the effects of its kind ([decision 0058](decisions/0058-one-step.md))',
    leansOn: ['values', 'rules', 'evening', 'standings', 'events', 'ledger'],
  },
  clubs: {
    holds: '`clubs/`, `members/` and `guests/`',
    leansOn: [
      'values',
      'money',
      'people',
      'events',
      'words',
      'platform',
      'ledger',
      'world',
      'generated',
    ],
  },
  access: {
    holds:
      'signing in and permission: `signing-in/`, `passwords/`, `invites/`, `roles/`, `devices/`, `tokens/`, `leaving/` for good, and the guard before every route',
    leansOn: [
      ...['values', 'people', 'events', 'problems', 'words'],
      ...['platform', 'ledger', 'clubs', 'generated'],
    ],
  },
  live: {
    holds: 'the live line: every addition to the log of a club, sent to its listeners',
    leansOn: ['people', 'events', 'platform', 'ledger/log', 'ledger/requests', 'access'],
  },
  deliveries: {
    holds:
      'deliveries of the log to programs outside: recipients, attempts, leases, webhooks ([decision 0059](decisions/0059-deliveries-follow-the-log.md), [0060](decisions/0060-one-door-for-what-goes-out.md))',
    leansOn: ['people', 'events', 'platform', 'ledger', 'clubs'],
  },
  'cash-book': {
    holds:
      "the club's money beside its evenings: accounts, vouchers, payments, dues, expenses, purses, fiscal years, plans ([decision 0031](decisions/0031-a-plan-that-is-agreed.md)); `rows-of-event.ts` gives the rows of an event of money ([decision 0029](decisions/0029-the-books-of-a-club.md))",
    leansOn: [
      ...['values', 'rules', 'money', 'people', 'events', 'problems'],
      ...['words', 'platform', 'ledger', 'world', 'clubs', 'generated'],
    ],
  },
  sessions: {
    holds:
      'a use case a file: `table/`, `hands/`, `meldinger/`, `fines/`, `pots/`, `corrections/`, `disputes/`, `steps/`; `accounts.ts` gives parties their accounts; `evenings.ts` reads an evening whole, a long one in the second thread',
    leansOn: [
      ...['values', 'rules', 'evening', 'standings', 'people'],
      ...['events', 'problems', 'words', 'platform', 'ledger'],
      ...['world', 'clubs', 'access', 'live', 'planned'],
      ...['planning/found-plans', 'generated'],
    ],
  },
  seasons: {
    holds:
      'seasons, their standings and statistics; `rows-of-event.ts` gives the rows of an event of a season ([decision 0034](decisions/0034-standing-rule.md))',
    leansOn: [
      ...['values', 'rules', 'money', 'standings', 'people'],
      ...['events', 'words', 'platform', 'ledger', 'world'],
      ...[
        'clubs',
        'cash-book',
        'sessions/evenings',
        'sessions/to-session',
        'sessions/sessions.module',
      ],
      ...['generated'],
    ],
  },
  planning: {
    holds:
      'planned evenings and who comes; `rows-of-event.ts` gives the rows of an event of them ([decision 0061](decisions/0061-a-planned-evening.md))',
    leansOn: [
      'values',
      'rules',
      'planned',
      'money',
      'people',
      'events',
      'problems',
      'words',
      'platform',
      'ledger',
      'world',
      'clubs',
      'access/tokens',
      'generated',
    ],
  },
  replay: {
    holds:
      'the replay of a whole club, event by event, for verification, import and clubs of older versions',
    leansOn: [
      'values',
      'rules',
      'evening',
      'money',
      'events',
      'platform',
      'ledger',
      'world',
      'clubs',
      'cash-book',
      'sessions',
      'seasons',
      'planning',
    ],
  },
  audit: {
    holds: '`log/` what happened, with author and reason; `fine-register/`',
    leansOn: [
      'values',
      'rules',
      'evening',
      'money',
      'planned',
      'people',
      'events',
      'words',
      'platform',
      'ledger',
      'clubs',
      'sessions',
      'generated',
    ],
  },
  ...MAIL_ROOMS,
  reports: {
    holds: 'ledger pages, balances, statements; read only',
    leansOn: ['people', 'events', 'platform', 'ledger/requests', 'clubs', 'sessions', 'generated'],
  },
  tables: {
    holds:
      'lists as files: `lists/` the columns of each, `files/` CSV and XLSX, `hledger/` the journal; written in the second thread ([tables.md](tables.md), [decision 0035](decisions/0035-tables-are-lists-as-files.md))',
    leansOn: [
      ...['values', 'rules', 'evening', 'money', 'standings'],
      ...['people', 'events', 'problems', 'words', 'platform'],
      ...['ledger/requests', 'clubs', 'cash-book', 'seasons', 'sessions'],
      ...['reports', 'audit'],
    ],
  },
  papers: {
    holds:
      'PDF: a folder a paper with its pure model, `drawing/` draws any of them in the second thread ([decision 0036](decisions/0036-paper.md))',
    leansOn: [
      'values',
      'rules',
      'evening',
      'money',
      'standings',
      'people',
      'events',
      'words',
      'platform',
      'ledger/log',
      'ledger/requests',
      'clubs',
      'sessions',
      'seasons',
      'cash-book',
      'audit',
    ],
  },
  arriving: {
    holds:
      'the lists of members that a club brings, with their opening balances, taken back as one; their invitations on paper ([decision 0068](decisions/0068-a-list-of-members.md))',
    leansOn: [
      ...['money', 'people', 'words', 'platform', 'ledger', 'clubs'],
      ...['access', 'cash-book', 'papers'],
    ],
  },
  held: {
    holds: 'all that is held about a person, for that person and an owner',
    leansOn: [
      'planned',
      'people',
      'events',
      'words',
      'platform',
      'ledger/requests',
      'access/leaving',
      'audit',
      'cash-book',
      'clubs',
      'reports',
      'sessions',
    ],
  },
  backups: {
    holds:
      'backups of the embedded PostgreSQL: made, proved by a restore, kept by day, week and month, restored; `copy/` all clubs and the users as files of no version of PostgreSQL ([decision 0055](decisions/0055-backups-that-are-proved.md))',
    leansOn: ['values', 'platform', 'ledger', 'replay'],
  },
  demo: {
    holds:
      'a club made up for a look at the program, played by its own routes ([decision 0063](decisions/0063-a-club-to-look-at.md))',
    leansOn: [
      'values',
      'rules',
      'platform',
      'ledger',
      'clubs',
      'access',
      'cash-book',
      'sessions',
      'service',
    ],
  },
  commands: {
    holds: 'the programs of `npm run verify`, `export`, `import`, `access` and others',
    leansOn: [
      'values',
      'problems',
      'platform',
      'ledger',
      'access',
      'cash-book',
      'replay',
      'backups',
      'tables',
      'demo',
      'generated',
      'app',
      'api-description',
    ],
  },
};

/** The rooms that a room may import, whole or in part. */
const roomsOf = (name) => [...new Set(ROOMS[name].leansOn.map((other) => other.split('/')[0]))];

/** @throws Error where a room leads back to itself */
function refuseCircles() {
  const done = new Set();
  const visit = (name, path) => {
    if (path.includes(name)) throw new Error(`Rooms in a circle: ${[...path, name].join(' → ')}`);
    if (done.has(name) || ROOMS[name] === undefined) return;
    for (const other of roomsOf(name)) visit(other, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(ROOMS)) visit(name, []);
}

refuseCircles();

module.exports = { ROOMS };

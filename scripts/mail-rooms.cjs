/** The rooms of src/ that write to people (rooms.cjs). */
const MAIL_ROOMS = {
  notifications: {
    holds:
      'mails and pushes to people: `settings/` what each chose, `queue/` who is notified of what, `times/` what only time brings, `saying/` what is said of it, `mail/` and `push/` how it reaches them ([decision 0062](decisions/0062-mails-follow-the-log.md), [0079](decisions/0079-pushes-to-devices.md), [0080](decisions/0080-what-only-time-brings.md))',
    leansOn: [
      'values',
      'money',
      'people',
      'events',
      'problems',
      'words',
      'platform',
      'ledger/log',
      'ledger/requests',
      'clubs',
      'cash-book',
      'planned',
      'planning',
      'backups',
      'access',
      'deliveries',
      'audit',
    ],
  },
};

module.exports = { MAIL_ROOMS };

/** The rooms of src/ that write to people (rooms.cjs). */
const MAIL_ROOMS = {
  notifications: {
    holds:
      'mails to people: `settings/` what each chose, `queue/` who is notified of what, `mail/` what a mail says and how it is given to the relay ([decision 0062](decisions/0062-mails-follow-the-log.md))',
    leansOn: [
      'values',
      'money',
      'people',
      'events',
      'problems',
      'words',
      'platform',
      'ledger/requests',
      'clubs',
      'access',
      'deliveries',
      'audit',
    ],
  },
};

module.exports = { MAIL_ROOMS };

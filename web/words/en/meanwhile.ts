/** What others did while a dialog was open that asks about the same. */
export default {
  by: ' by {{name}}',
  payment: {
    reported: 'The report was changed meanwhile{{by}}.',
    confirmed: 'The payment was confirmed meanwhile{{by}}.',
    declined: 'The payment was declined meanwhile{{by}}.',
    withdrawn: 'The report was withdrawn meanwhile{{by}}.',
    reversed: 'The payment was confirmed meanwhile{{by}} and then reversed.',
  },
  transfer: {
    open: 'A part of the transfer was posted or reversed meanwhile.',
    done: 'The transfer was marked as paid meanwhile{{by}}.',
    dropped: 'The transfer was cancelled meanwhile{{by}}.',
  },
  dues: {
    waived: 'The dues were waived meanwhile{{by}}.',
    reversed: 'The dues were reversed meanwhile{{by}}.',
    paid: 'The dues were paid meanwhile.',
  },
  recurring: {
    booked: 'The due day was booked meanwhile{{by}}.',
    skipped: 'The due day was skipped meanwhile{{by}}.',
  },
  voucher: { reversed: 'The voucher was reversed meanwhile{{by}}.' },
  reconciliation: { withdrawn: 'The reconciliation was withdrawn meanwhile{{by}}.' },
  year: {
    closed: 'The year was closed meanwhile{{by}}.',
    open: 'The year was opened again meanwhile{{by}}.',
  },
  season: {
    closed: 'The season was closed meanwhile{{by}}.',
    open: 'The season was opened again meanwhile{{by}}.',
    changed: 'The season was changed meanwhile{{by}}.',
  },
};

/** What others did while a dialog was open that asks about the same. */
export default {
  by: ' af {{name}}',
  payment: {
    reported: 'Meldingen blev imens ændret{{by}}.',
    confirmed: 'Betalingen blev imens bekræftet{{by}}.',
    declined: 'Betalingen blev imens afvist{{by}}.',
    withdrawn: 'Meldingen blev imens trukket tilbage{{by}}.',
    reversed: 'Betalingen blev imens bekræftet{{by}} og ført tilbage igen.',
  },
  transfer: {
    open: 'En del af overførslen blev imens bogført eller ført tilbage.',
    done: 'Overførslen blev imens meldt betalt{{by}}.',
    dropped: 'Overførslen blev imens annulleret{{by}}.',
  },
  dues: {
    waived: 'Kontingentet blev imens eftergivet{{by}}.',
    reversed: 'Kontingentet blev imens tilbageført{{by}}.',
    paid: 'Kontingentet er imens blevet betalt.',
  },
  recurring: {
    booked: 'Forfaldet blev imens bogført{{by}}.',
    skipped: 'Forfaldet blev imens sprunget over{{by}}.',
  },
  voucher: { reversed: 'Bilaget blev imens tilbageført{{by}}.' },
  reconciliation: { withdrawn: 'Afstemningen blev imens trukket tilbage{{by}}.' },
  year: {
    closed: 'Året blev imens afsluttet{{by}}.',
    open: 'Året blev imens åbnet igen{{by}}.',
  },
  season: {
    closed: 'Sæsonen blev imens afsluttet{{by}}.',
    open: 'Sæsonen blev imens åbnet igen{{by}}.',
    changed: 'Sæsonen blev imens ændret{{by}}.',
  },
};

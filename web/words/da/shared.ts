/** Files that were shared to the app, on their way to a voucher. */
export default {
  title: 'Delte kvitteringer',
  none: 'Der venter ingen filer. Del et billede eller en PDF til Kopperne fra telefonen.',
  kept: 'Filerne bliver i denne browser, til de er vedlagt eller kasseret.',
  drop: 'Kassér',
  dropOf: 'Kassér {{name}}',
  nobody: 'Kvitteringer vedlægges af dem, der fører kassen.',
  whichClub: 'Hvilken klub?',
  which: 'Til hvilket bilag?',
  newExpense: 'Ny udgift',
  lacking: 'Bilag uden kvittering',
  recent: 'Senest bogført',
  left: 'Ikke alle filer blev sendt. Prøv igen.',
};

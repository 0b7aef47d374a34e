/** Files that were shared to the app, on their way to a voucher. */
export default {
  title: 'Delade kvitton',
  none: 'Inga filer väntar. Dela en bild eller en PDF till Kopperne från telefonen.',
  kept: 'Filerna ligger kvar i den här webbläsaren tills de har bifogats eller kastats.',
  drop: 'Kasta',
  dropOf: 'Kasta {{name}}',
  nobody: 'Kvitton bifogas av dem som sköter kassan.',
  whichClub: 'Vilken klubb?',
  which: 'Till vilket verifikat?',
  newExpense: 'Ny utgift',
  lacking: 'Verifikat utan kvitto',
  recent: 'Senast bokfört',
  left: 'Alla filer skickades inte. Försök igen.',
};

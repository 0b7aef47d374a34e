/** Handing a link or a text over. */
export default {
  link: 'Link',
  once: 'Virker én gang, til {{time}}.',
  copyLink: 'Kopiér linket',
  copied: 'Kopieret',
  share: 'Del',
  scan: 'Eller lad den anden scanne koden med sit kamera:',
  qrOf: 'QR-kode: {{title}}',
};

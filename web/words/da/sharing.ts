/** Handing a link or a text over. */
export default {
  link: 'Link',
  once: 'Virker én gang, til {{time}}.',
  copy: 'Kopiér',
  copyLink: 'Kopiér linket',
  copied: 'Kopieret',
  copyFailed: 'Markér teksten, og kopiér den selv',
  address: 'Adresse',
  addressHint: 'Den, som den anden enhed kan nå. Virker den ene ikke, så prøv den næste.',
  hereOnly: '{{address}} (kun denne computer)',
  onlyHere:
    'Linket virker kun på den computer, som Kopperne kører på: en telefon eller tablet kan ikke åbne det.',
  noNetwork:
    'Kopperne kender ingen adresse på nettet. Den, der driver Kopperne, kan give den en med HOST eller PUBLIC_URL.',
  certificate: 'Enheden skal først have klubbens certifikat. Åbn på den:',
  share: 'Del',
  scan: 'Eller lad den anden scanne koden med sit kamera:',
  qrOf: 'QR-kode: {{title}}',
};

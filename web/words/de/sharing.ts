import type da from '../da/sharing.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  link: 'Link',
  once: 'Geht einmal, bis {{time}}.',
  copy: 'Kopieren',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  copyFailed: 'Markier den Text und kopier ihn selbst',
  address: 'Adresse',
  addressHint:
    'Eine, die das andere Gerät erreichen kann. Geht die eine nicht, versuch die nächste.',
  hereOnly: '{{address}} (nur dieser Computer)',
  onlyHere:
    'Der Link geht nur auf dem Computer, auf dem Kopperne läuft: Ein Telefon oder Tablet kann ihn nicht öffnen.',
  noNetwork:
    'Kopperne kennt keine Adresse im Netz. Wer Kopperne betreibt, kann ihm mit HOST oder PUBLIC_URL eine geben.',
  certificate: 'Das Gerät braucht erst das Zertifikat des Clubs. Öffne darauf:',
  share: 'Teilen',
  scan: 'Oder lass den Code mit einer Kamera scannen:',
  qrOf: 'QR-Code: {{title}}',
} satisfies Translation<typeof da>;

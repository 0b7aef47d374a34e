import type da from '../da/sharing.js';
import type { Translation } from '../rooms.js';

export default {
  link: 'Link',
  once: 'Geht einmal, bis {{time}}.',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  share: 'Teilen',
  scan: 'Oder lass den Code mit einer Kamera scannen:',
  qrOf: 'QR-Code: {{title}}',
} satisfies Translation<typeof da>;

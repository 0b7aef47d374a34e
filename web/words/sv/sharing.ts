import type da from '../da/sharing.js';
import type { Translation } from '../rooms.js';

export default {
  link: 'Länk',
  once: 'Fungerar en gång, till {{time}}.',
  copyLink: 'Kopiera länken',
  copied: 'Kopierat',
  share: 'Dela',
  scan: 'Eller låt den andra skanna koden med sin kamera:',
  qrOf: 'QR-kod: {{title}}',
} satisfies Translation<typeof da>;

import type da from '../da/sharing.js';
import type { Translation } from '../rooms.js';

export default {
  link: 'Link',
  once: 'Works once, until {{time}}.',
  copyLink: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  scan: 'Or let the other scan the code with a camera:',
  qrOf: 'QR code: {{title}}',
} satisfies Translation<typeof da>;

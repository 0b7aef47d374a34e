import type da from '../da/sharing.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  link: 'Link',
  once: 'Works once, until {{time}}.',
  copy: 'Copy',
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Select the text and copy it yourself',
  address: 'Address',
  addressHint: 'One that the other device can reach. If one does not work, try the next.',
  hereOnly: '{{address}} (this computer only)',
  onlyHere:
    'The link works only on the computer that Kopperne runs on: a phone or tablet cannot open it.',
  noNetwork:
    'Kopperne knows no address on the network. Whoever runs Kopperne can give it one with HOST or PUBLIC_URL.',
  certificate: "The device needs the club's certificate first. Open on it:",
  share: 'Share',
  scan: 'Or let the other scan the code with a camera:',
  qrOf: 'QR code: {{title}}',
} satisfies Translation<typeof da>;

import type da from '../da/certificate.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'HTTPS on this device',
  note: {
    label: 'Without HTTPS',
    text: 'Opened without HTTPS: Kopperne cannot be opened again without a network. Keep the page open for as long as the evening lasts.',
    more: 'What can I do?',
    hide: 'Hide',
  },
  without: {
    title: 'Without HTTPS',
    reload:
      'Without a network Kopperne cannot be opened or reloaded. While the page is open you can go on, and what you enter is sent when the network is back.',
    tabs: 'With Kopperne open in two tabs at once both send. Nothing is recorded twice, but use only one of them.',
    listen: 'Anybody who can listen on the network can act as somebody who is signed in.',
    copy: 'A link can be copied, but not shared with another app.',
  },
  secure: 'This device uses HTTPS. There is nothing more to do here.',
  here: 'On the computer that Kopperne runs on everything works without HTTPS too. Other devices need it.',
  notSetUp: {
    title: 'HTTPS is not set up yet',
    text: 'The person who runs Kopperne types this on its computer and starts it again:',
    then: 'Then open this page again. It shows how each device joins.',
  },
  trust: {
    title: "Get the club's certificate",
    text: 'The club itself vouches for its computer. The device has to accept that once.',
    limited:
      'The certificate holds only for addresses on private networks and for the club’s own computer, not for the rest of the internet.',
    download: 'Get the certificate',
    device: 'Which device is it?',
    devices: {
      apple: 'iPad, iPhone',
      android: 'Android',
      windows: 'Windows',
      mac: 'Mac',
      linux: 'Linux',
    },
    compare: 'If the device shows a fingerprint (SHA-256), it must be this one:',
    expires: 'Holds until {{date}}.',
  },
  apple: {
    download:
      'Open this page in Safari and tap ‘Get the certificate’. Tap ‘Allow’ when Safari asks about a configuration profile.',
    install:
      'Open Settings and tap ‘Profile Downloaded’ at the top (or General › VPN & Device Management). Tap ‘Install’. It asks for the passcode of the device and warns that the profile is not verified: tap ‘Install’ again.',
    trust:
      'Open Settings › General › About › Certificate Trust Settings (at the bottom). Turn ‘{{name}}’ on and tap ‘Continue’. Without this step it does not work.',
  },
  android: {
    download: 'Tap ‘Get the certificate’ and keep the file kopperne.crt.',
    install:
      'Open Settings › Security › More security settings › Encryption & credentials › Install a certificate › CA certificate. The names differ a little; else search the settings for ‘CA certificate’.',
    trust:
      'It warns that somebody could listen: tap ‘Install anyway’. It asks for the PIN of the device. Choose the file kopperne.crt. Use Chrome; Firefox for Android has a list of its own.',
  },
  windows: {
    download: 'Click ‘Get the certificate’ and open the file kopperne.crt.',
    install:
      'Click ‘Install Certificate’, choose ‘Current User’, then ‘Place all certificates in the following store’ and ‘Trusted Root Certification Authorities’.',
    trust:
      'Windows shows a warning with the name of the certificate, ‘{{name}}’: answer yes. Close the browser and open it again.',
  },
  mac: {
    download:
      'Click ‘Get the certificate’ and open the file kopperne.crt. It goes into Keychain Access, under ‘login’.',
    install: 'Double-click ‘{{name}}’, open ‘Trust’ and choose ‘Always Trust’.',
    trust: 'Close the window. The Mac asks for your password. Close the browser and open it again.',
  },
  linux: {
    download: 'Click ‘Get the certificate’ and keep the file kopperne.crt.',
    install:
      'Chrome and Chromium: Settings › Privacy and security › Security › Manage certificates › Import. Firefox: Settings › Privacy & Security › View Certificates › Authorities › Import.',
    trust: 'Tick that it may be used to identify websites.',
  },
  goOver: {
    title: 'Switch to HTTPS',
    text: 'Kopperne is then opened at a new address: {{address}}. You stay signed in, and a paired tablet stays paired. Put a new icon on the home screen and delete the old one.',
    go: 'Switch to HTTPS',
    warned:
      'If the browser warns you, the certificate is not in place yet: go back and finish the steps above.',
    notSent_one:
      '{{count}} step is not sent yet and is only here. It is sent first; then you can switch.',
    notSent_other:
      '{{count}} steps are not sent yet and are only here. They are sent first; then you can switch.',
    draft:
      'A hand or a fine is half entered here. It does not come along: finish it first, or enter it again afterwards.',
  },
} satisfies Translation<typeof da>;

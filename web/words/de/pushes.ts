import type da from '../da/pushes.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Nachrichten auf deinen Geräten',
  none: 'Dieses Kopperne verschickt keine Push-Nachrichten. Wer es betreibt, kann das einschalten.',
  isOn: 'Dieses Gerät bekommt Nachrichten.',
  on: 'Hier einschalten',
  this: '{{name}} (dieses Gerät)',
  heard: 'Zuletzt geöffnet {{when}}',
  remove: 'Entfernen',
  removeOf: '{{name}} entfernen',
  try: 'Schick mir eine',
  tryOf: 'Schick mir eine: {{name}}',
  /** The result of one that was sent for a trial. */
  tried: {
    accepted:
      'Verschickt. Der Dienst des Browsers hat sie angenommen; erscheint sie nicht, sieh in den Einstellungen des Geräts für Mitteilungen nach.',
    refused: 'Der Dienst des Browsers hat sie abgelehnt: {{answer}}',
    gone: 'Das Gerät ist nicht mehr bekannt. Öffne Kopperne darauf und schalte die Nachrichten wieder ein.',
    'not-reached':
      'Der Dienst des Browsers war nicht zu erreichen. Prüfe, ob der Rechner mit Kopperne mit dem Internet verbunden ist, und versuche es noch einmal.',
  },
  offer: {
    title: 'Möchtest du es auch hier erfahren?',
    text: 'Dann meldet sich dieses Gerät, wenn es etwas für dich gibt, auch wenn Kopperne geschlossen ist.',
    no: 'Nicht jetzt',
  },
  /** Why it cannot be switched on here. */
  why: {
    'plain-http':
      'Hier geht es nicht: Die Seite ist ohne https geöffnet, und dann lässt der Browser keine Nachrichten zu. Öffne Kopperne unter der Adresse mit https.',
    'home-screen':
      'Auf iPhone und iPad muss Kopperne zuerst auf den Home-Bildschirm (Teilen, Zum Home-Bildschirm) und von dort geöffnet werden.',
    denied:
      'Der Browser darf von dieser Seite keine Nachrichten zeigen. Das lässt sich in den Einstellungen des Browsers für die Seite ändern.',
    unsupported: 'Dieser Browser kann keine Nachrichten zeigen. Versuche es mit einem anderen.',
  },
} satisfies Translation<typeof da>;

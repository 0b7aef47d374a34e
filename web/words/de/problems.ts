import type da from '../da/problems.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Das ging nicht',
  unreachable: 'Keine Verbindung zu Kopperne. Prüfe das Netz und versuch es noch einmal.',
  notFetched: 'Die Seite konnte nicht geholt werden. Prüfe das Netz, oder lade sie neu.',
  unknown: 'In der App ist ein Fehler passiert.',
} satisfies Translation<typeof da>;

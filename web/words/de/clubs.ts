import type da from '../da/clubs.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Deine Clubs',
  none: 'Du gehörst noch zu keinem Club. Öffne die Einladung, die du bekommen hast, oder bitte die Schriftführung um eine.',
} satisfies Translation<typeof da>;

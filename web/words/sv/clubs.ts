import type da from '../da/clubs.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Dina klubbar',
  none: 'Du är inte med i någon klubb ännu. Öppna inbjudan som du har fått, eller be sekreteraren om en.',
} satisfies Translation<typeof da>;

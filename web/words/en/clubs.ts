import type da from '../da/clubs.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Your clubs',
  none: 'You are in no club yet. Open the invitation you were given, or ask the secretary for one.',
} satisfies Translation<typeof da>;

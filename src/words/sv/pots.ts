import type { Translation } from '../translation.js';
import type da from '../da/pots.js';

/** What a pot is called, and what it holds. */
export default {
  pots: { 'king-pot': 'Kungskopp', 'pagat-pot': 'Pagatkopp', kitty: 'Klubbkassa' },
  holds: '{{pot}}: {{points}}',
} satisfies Translation<typeof da>;

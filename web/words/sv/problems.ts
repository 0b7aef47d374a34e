import type da from '../da/problems.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Det gick inte',
  unreachable: 'Ingen förbindelse med Kopperne. Kontrollera nätet och försök igen.',
  notFetched: 'Skärmen kunde inte hämtas. Kontrollera nätet eller ladda om sidan.',
  unknown: 'Något gick fel i appen.',
} satisfies Translation<typeof da>;

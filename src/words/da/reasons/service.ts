import type { SentencesOf } from '../../language.js';
import type { SERVICE_REASONS } from '../../service-reasons.js';

export default {
  'session-not-found': () => 'Klubben har ikke den aften.',
  'version-moved-on': ({ current, version }) =>
    `Aftenen er ved version ${current}; det her blev gjort mod version ${version}. Hent den igen.`,
} satisfies SentencesOf<typeof SERVICE_REASONS>;

import type { SentencesOf } from '../../language.js';
import type { SERVICE_REASONS } from '../../service-reasons.js';

export default {
  'session-not-found': () => 'The club has no such session.',
  'version-moved-on': ({ current, version }) =>
    `The session is at version ${current}; this was made against version ${version}. Read it again.`,
} satisfies SentencesOf<typeof SERVICE_REASONS>;

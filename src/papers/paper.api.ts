import { MOST_LINES } from './most-lines.js';
import { readsAgain } from '../platform/http/reference/operation.js';
import { namedSchema } from '../platform/http/reference/schema-parts.js';

const FILE = namedSchema('PaperFile', {
  type: 'string',
  format: 'binary',
  description: 'A tagged PDF (PDF/UA).',
});

type About = Omit<Parameters<typeof readsAgain>[0], 'answer'>;

/** The parts that all papers share in the API reference. */
export function paper(about: About): MethodDecorator {
  return readsAgain({
    ...about,
    description:
      `${about.description} It names the head of the log that it was made at, as text and as a QR code. ` +
      'Nothing on it is of a clock: the same head gives the same bytes. A list of more than ' +
      `${MOST_LINES} lines is refused, for no paper leaves something out.`,
    answer: {
      description: 'The file.',
      mediaType: 'application/pdf',
      headers: ['Paper-ETag', 'Content-Disposition'],
      type: FILE,
    },
    refusals: ['validation-failed', ...(about.refusals ?? [])],
  });
}

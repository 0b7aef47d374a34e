import { reads } from '../../platform/http/reference/operation.js';
import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import { CLUB_ID } from '../requests/club-write.js';

const EXPORT = namedSchema('ClubExport', {
  type: 'string',
  description: 'Lines of JSON, as docs/export.md describes them.',
});

/** The API reference of the export. */
export const exportApi = {
  export: reads({
    id: 'exportClub',
    summary: 'Export a club',
    description:
      'The whole club as a file of JSON lines: its log, which everything else follows from, the answers ' +
      'kept with its idempotency keys, its rule books and the balances. The file can be verified without ' +
      'a database (`npm run verify:export`) and brought into an empty instance (`npm run import`). It is ' +
      'the club as it was when the request came; a few exports at a time, more are refused for a moment.',
    of: [CLUB_ID],
    answer: {
      description: 'The file, streamed.',
      mediaType: 'application/x-ndjson',
      headers: ['Content-Disposition'],
      type: EXPORT,
    },
  }),
};

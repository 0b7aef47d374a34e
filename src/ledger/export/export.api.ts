import { reads } from '../../platform/http/reference/operation.js';
import { namedExample, namedSchema } from '../../platform/http/reference/schema-parts.js';
import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { EXPORT_FORMAT, EXPORT_VERSION, writeLine } from './format.js';

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
      'the club as it stood when the request came; a few exports at a time, more are told to come back.',
    of: ['clubId'],
    answer: {
      description: 'The file, streamed.',
      mediaType: 'application/x-ndjson',
      headers: ['Content-Disposition'],
      type: EXPORT,
      examples: {
        start: namedExample('export', 'How such a file begins', () =>
          writeLine({
            type: 'club',
            format: EXPORT_FORMAT,
            version: EXPORT_VERSION,
            club: EXAMPLE.club,
            name: 'Tarokklubben af 1959',
            currency: 'DKK',
            openingKey: EXAMPLE.key,
            seq: 14,
            hash: '9c1f6a0e4b7d2c8835e1f04a6b92d7c35f8e0a1b2c3d4e5f60718293a4b5c6d7',
            ruleBooks: 1,
            accounts: 11,
            sessions: 1,
            answers: 14,
          }),
        ),
      },
    },
  }),
};

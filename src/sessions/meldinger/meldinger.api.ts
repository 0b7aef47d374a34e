import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { reads } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { MeldingList, type MeldingLine } from './melding.view.js';

const OF_HAND = { hand: 1, revision: 1, counts: true, event: 7, player: EXAMPLE.karen };
const NOTHING = { count: null, withPagat: null, suit: null, grade: null, missing: null };

const MELDINGER: readonly MeldingLine[] = [
  { ...OF_HAND, position: 0, kind: 'trumps', ...NOTHING, count: 11, withPagat: true },
  { ...OF_HAND, position: 1, kind: 'matadors', ...NOTHING, count: 4 },
  {
    ...{ ...OF_HAND, player: EXAMPLE.borge, position: 2, kind: 'cavallerie' },
    ...{ ...NOTHING, suit: 'hearts', grade: 'full' },
  },
];

/** The API reference of meldinger. */
export const meldingerApi = {
  list: reads({
    id: 'listMeldinger',
    summary: 'The meldinger of a session',
    description:
      'Who declared what, by hand: as it counts now, or with what corrected revisions had. The next page ' +
      'is asked for by the number of the last hand. Königrufen has no meldinger.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The meldinger.',
      type: MeldingList,
      examples: {
        meldinger: namedExample('meldinger', 'Of one hand', () => ({ meldinger: MELDINGER })),
      },
    },
    refusals: ['validation-failed'],
  }),
};

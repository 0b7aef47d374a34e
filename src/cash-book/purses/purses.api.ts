import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { MISCOUNTED, PURSE_MOVED } from '../examples.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { PurseCountDto, PurseMoveDto } from './purse.dto.js';
import { PurseCount } from './purse.view.js';

const OF_A_PURSE: readonly ProblemCode[] = [
  'account-not-found',
  'account-refused',
  'day-refused',
  'year-closed',
  'club-archived',
];

const COUNTED = { purse: EXAMPLE.purse, currency: 'DKK', held: 84000 };

/** The API reference of moving between purses, and of counting them. */
export const pursesApi = {
  move: writes({
    id: 'movePurse',
    summary: 'Move money between purses',
    description: 'Money is taken out of one purse and put into another, e.g. brought to the bank.',
    of: ['clubId'],
    body: {
      type: PurseMoveDto,
      description: 'Out of which, into which, how much.',
      examples: {
        moved: namedExample('purse-to-move', 'To the bank', () => ({
          day: '2026-11-20',
          from: EXAMPLE.purse,
          to: EXAMPLE.purseAtBank,
          amount: 50000,
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
      examples: { moved: namedExample('purse-moved', 'To the bank', () => PURSE_MOVED) },
    },
    refusals: OF_A_PURSE,
  }),
  count: writes({
    id: 'countPurse',
    summary: 'Count a purse',
    description:
      'What was found in a purse, compared with what the books hold as it is recorded, whatever day it is ' +
      'under. What differs is posted with the reason; a count that agrees is recorded, and moves nothing.',
    of: ['clubId'],
    body: {
      type: PurseCountDto,
      description: 'Which purse, what there was, and why it differs.',
      examples: {
        counted: namedExample('purse-to-count', 'Five kroner are lacking', () => ({
          day: '2026-11-20',
          purse: EXAMPLE.purse,
          counted: 83500,
          why: 'Change given wrongly at the table.',
        })),
      },
    },
    answer: {
      status: 201,
      description: 'What the books held, what there was, and the voucher of the difference.',
      type: PurseCount,
      examples: {
        differs: namedExample('purse-miscounted', 'Five kroner were lacking', () => ({
          ...COUNTED,
          counted: 83500,
          difference: -500,
          voucher: MISCOUNTED,
        })),
        agrees: namedExample('purse-counted', 'The count agrees', () => ({
          ...COUNTED,
          counted: 84000,
          difference: 0,
          voucher: null,
        })),
      },
    },
    refusals: [...OF_A_PURSE, 'books-refused'],
  }),
};

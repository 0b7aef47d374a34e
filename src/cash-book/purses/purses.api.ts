import { writes } from '../../platform/http/reference/operation.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { PurseCountDto, PurseMoveDto } from './purse.dto.js';
import { PurseCount } from './purse.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

const OF_A_PURSE: readonly ProblemCode[] = [
  'account-not-found',
  'account-refused',
  'day-refused',
  'year-closed',
  'club-archived',
  'confirmation-needed',
];

/** The API reference of moving between purses, and of counting them. */
export const pursesApi = {
  move: writes({
    id: 'movePurse',
    summary: 'Move money between purses',
    description: 'Money is taken out of one purse and put into another, e.g. brought to the bank.',
    of: [CLUB_ID],
    body: {
      type: PurseMoveDto,
      description: 'Out of which, into which, how much.',
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
    },
    refusals: OF_A_PURSE,
  }),
  count: writes({
    id: 'countPurse',
    summary: 'Count a purse',
    description:
      'The counted money of a purse, compared with the books as they were at the end of the day of the ' +
      'count. A difference is posted with the reason; a count that agrees is recorded, and moves nothing.',
    of: [CLUB_ID],
    body: {
      type: PurseCountDto,
      description: 'Which purse, what there was, and why it differs.',
    },
    answer: {
      status: 201,
      description:
        'The amount in the books, the counted amount, and the voucher of the difference.',
      type: PurseCount,
    },
    refusals: [...OF_A_PURSE, 'books-refused'],
  }),
};

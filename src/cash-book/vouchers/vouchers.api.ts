import { reads, writes } from '../../platform/http/reference/operation.js';
import { ReversalDto } from './voucher.dto.js';
import { ShownVoucher, VoucherPage, VoucherView } from './voucher.view.js';
import { VOUCHER_SEQ } from '../path-parts.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of vouchers. */
export const vouchersApi = {
  list: reads({
    id: 'listVouchers',
    summary: 'Vouchers',
    description:
      'Everything that moved the club’s money: evenings too. Searched by a text, and by number or by day. ' +
      'Members see their own lines only.',
    of: [CLUB_ID],
    answer: {
      description: 'A page of vouchers.',
      type: VoucherPage,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  read: reads({
    id: 'readVoucher',
    summary: 'A voucher',
    description:
      'Its movements, the parties, the author, its receipts, and the vouchers before and after it.',
    of: [CLUB_ID, VOUCHER_SEQ],
    answer: {
      description: 'The voucher.',
      type: ShownVoucher,
    },
    refusals: ['member-not-claimed'],
  }),
  reverse: writes({
    id: 'reverseVoucher',
    summary: 'Take a voucher back',
    description:
      'Writes the same the other way round, with a voucher of its own. A voucher is taken back once; the result of ' +
      'an evening is put right by correcting the evening. A reversal in another year than its voucher can be taken ' +
      'back itself, once, on a day of its own year and while both years are open: its voucher then holds, and can be ' +
      'reversed on its own day.',
    of: [CLUB_ID, VOUCHER_SEQ],
    body: {
      type: ReversalDto,
      description: 'Why, and the day under which it is written.',
    },
    answer: {
      status: 201,
      description: 'The voucher of the reversal.',
      type: VoucherView,
    },
    refusals: [
      'voucher-refused',
      'day-refused',
      'year-closed',
      'club-archived',
      'confirmation-needed',
    ],
  }),
};

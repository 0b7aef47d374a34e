import { reads, writes } from '../../platform/http/reference/operation.js';
import { ReversalDto } from './voucher.dto.js';
import { VoucherEntry, VoucherPage, VoucherView } from './voucher.view.js';

/** The API reference of vouchers. */
export const vouchersApi = {
  list: reads({
    id: 'listVouchers',
    summary: 'Vouchers',
    description:
      'Everything that moved the club’s money, the newest first: evenings too. Whose role is member sees ' +
      'what concerns themselves.',
    of: ['clubId'],
    answer: {
      description: 'A page of vouchers.',
      type: VoucherPage,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  read: reads({
    id: 'readVoucher',
    summary: 'A voucher',
    description: 'What was written down under it, between whom, and by whom.',
    of: ['clubId', 'seq'],
    answer: {
      description: 'The voucher.',
      type: VoucherEntry,
    },
    refusals: ['member-not-claimed'],
  }),
  reverse: writes({
    id: 'reverseVoucher',
    summary: 'Take a voucher back',
    description:
      'Writes the same the other way round, with a voucher of its own. A voucher is taken back once; what ' +
      'an evening comes to is put right by correcting the evening.',
    of: ['clubId', 'seq'],
    body: {
      type: ReversalDto,
      description: 'Why, and the day under which it is written.',
    },
    answer: {
      status: 201,
      description: 'The voucher of the reversal.',
      type: VoucherView,
    },
    refusals: ['voucher-refused', 'day-refused', 'year-closed', 'club-archived'],
  }),
};

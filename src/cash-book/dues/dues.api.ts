import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { reads, writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { CHARGED, WAIVED } from '../examples.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { DuesDto, WaiveDto } from './dues.dto.js';
import { ArrearsList, DuesPage, DuesVoucher, type ChargedDues } from './dues.view.js';

const NAME = 'Kontingent 2026';

const DUES: ChargedDues = {
  id: EXAMPLE.dues,
  name: NAME,
  income: EXAMPLE.duesAccount,
  day: '2026-11-20',
  dueDay: '2026-12-15',
  event: 17,
  reversedBy: null,
  lines: [
    {
      member: EXAMPLE.else,
      name: 'Else',
      class: 'active',
      amount: 30000,
      left: 12500,
      waivedBy: null,
    },
    {
      member: EXAMPLE.karen,
      name: 'Karen',
      class: 'passive',
      amount: 15000,
      left: 0,
      waivedBy: 18,
    },
  ],
};

/** The API reference of dues. */
export const duesApi = {
  list: reads({
    id: 'listDues',
    summary: 'Dues',
    description:
      'What was charged, the newest first, and who has paid it: what somebody pays settles their oldest ' +
      'dues first. With the classes that were charged so far, and what they were charged last. Whose role ' +
      'is member sees their own.',
    of: ['clubId'],
    answer: {
      description: 'A page of dues.',
      type: DuesPage,
      examples: {
        dues: namedExample('dues', 'One charge: Else has paid a part, Karen was let off', () => ({
          currency: 'DKK',
          classes: [
            { class: 'active', amount: 30000 },
            { class: 'passive', amount: 15000 },
          ],
          dues: [DUES],
          next: null,
        })),
      },
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  charge: writes({
    id: 'chargeDues',
    summary: 'Charge dues',
    description:
      'Each member that is named owes what they are charged. To take it all back, take back the voucher.',
    of: ['clubId'],
    body: {
      type: DuesDto,
      description:
        'What they are called, by when they are to be paid, and who is charged how much.',
      examples: {
        dues: namedExample('dues-to-charge', 'An active and a passive member', () => ({
          day: '2026-11-20',
          name: NAME,
          dueDay: '2026-12-15',
          lines: [
            { member: EXAMPLE.else, class: 'active', amount: 30000 },
            { member: EXAMPLE.karen, class: 'passive', amount: 15000 },
          ],
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The voucher, with the dues.',
      type: DuesVoucher,
      examples: {
        charged: namedExample('dues-charged', 'Charged', () => ({
          ...CHARGED,
          dues: EXAMPLE.dues,
        })),
      },
    },
    refusals: [
      'member-not-found',
      'guest-refused',
      'account-not-found',
      'account-refused',
      'books-refused',
      'day-refused',
      'year-closed',
      'club-archived',
    ],
  }),
  waive: writes({
    id: 'waiveDues',
    summary: 'Waive dues for a member',
    description:
      'The member owes them no more; what they paid of them they are owed. It is done once, and not after ' +
      'the dues were taken back. To take it back, take back its voucher.',
    of: ['clubId', 'duesId'],
    body: {
      type: WaiveDto,
      description: 'For whom, and why.',
      examples: {
        waiver: namedExample('dues-to-waive', 'Karen is let off', () => ({
          day: '2026-11-20',
          member: EXAMPLE.karen,
          why: 'Ill since the spring.',
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
      examples: { waived: namedExample('dues-waived', 'Karen was let off', () => WAIVED) },
    },
    refusals: ['dues-refused', 'account-not-found', 'day-refused', 'year-closed', 'club-archived'],
  }),
  arrears: reads({
    id: 'listArrears',
    summary: 'Arrears',
    description:
      'Who owes dues past their due day, for how long, with a reminder to copy. What somebody owes the ' +
      'club is of what fell due last, as what they pay settles the oldest first.',
    of: ['clubId'],
    answer: {
      description: 'The arrears.',
      type: ArrearsList,
      examples: {
        arrears: namedExample('arrears', 'Else is late', () => ({
          currency: 'DKK',
          total: 12500,
          members: [
            {
              member: EXAMPLE.else,
              name: 'Else',
              owes: 12500,
              arrears: 12500,
              days: 9,
              overdue: [
                { dues: EXAMPLE.dues, name: NAME, dueDay: '2026-12-15', days: 9, left: 12500 },
              ],
              reminder:
                'Dear Else\n\nYou have DKK\u00a0125.00 in dues left to pay:\n- Kontingent 2026: DKK\u00a0125.00, ' +
                'which was due by 15 December 2026\n\nIf you paid recently, never mind this ' +
                'message.\n\nKind regards\nTarokklubben af 1959',
            },
          ],
        })),
      },
    },
    refusals: ['validation-failed'],
  }),
};

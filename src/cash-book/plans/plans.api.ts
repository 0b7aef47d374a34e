import { corrects, reads, writes } from '../../platform/http/reference/operation.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { PlanDto, PlanPreviewDto, TransferDoneDto, TransferDropDto } from './plan.dto.js';
import { PlanEntry, PlanPage, PlanPreview, PlanTransferView, PlanView } from './plan.view.js';
import { PLAN_ID, TRANSFER_ID } from '../path-parts.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

const OF_A_PLAN: readonly ProblemCode[] = [
  'member-not-found',
  'guest-refused',
  'account-not-found',
  'account-refused',
  'day-refused',
  'amount-too-large',
  'plan-refused',
];

/** The API reference of settling up. */
export const plansApi = {
  preview: reads({
    id: 'previewPlan',
    summary: 'Settle up: see who would pay whom',
    description:
      'How chosen balances become zero as of a day, through a purse or among the members with the fewest ' +
      'payments there can be (proved up to ten members), and what each balance is made of. Open ' +
      'transfers of plans that were agreed before count as done. Nothing is agreed by it.',
    of: [CLUB_ID],
    body: {
      type: PlanPreviewDto,
      description: 'The members, the day and the way.',
    },
    answer: {
      description: 'The transfers.',
      type: PlanPreview,
    },
    refusals: OF_A_PLAN,
  }),
  agree: writes({
    id: 'agreePlan',
    summary: 'Agree a plan that was previewed',
    description:
      'The plan is pinned as it was seen, and moves nothing. If a balance has moved since the preview ' +
      'nothing is written. A plan never changes: later movements are outstanding again.',
    of: [CLUB_ID],
    body: {
      type: PlanDto,
      description: 'The preview, and its digest.',
    },
    answer: {
      status: 201,
      description: 'The plan.',
      type: PlanView,
    },
    refusals: [...OF_A_PLAN, 'club-archived'],
  }),
  list: reads({
    id: 'listPlans',
    summary: 'Plans',
    description:
      'Those of which something is still to be paid first, then the newest first. Members see the ' +
      'plans that they are in.',
    of: [CLUB_ID],
    answer: {
      description: 'A page of plans.',
      type: PlanPage,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
  read: reads({
    id: 'readPlan',
    summary: 'A plan',
    description:
      'The transfers of a plan, which of them were done, and what the balances were made of. Members ' +
      'see the plans that they are in, with the reasons of their own balance only.',
    of: [CLUB_ID, PLAN_ID],
    answer: {
      description: 'The plan.',
      type: PlanEntry,
    },
    refusals: ['member-not-claimed'],
  }),
  done: corrects({
    id: 'transferDone',
    summary: 'Mark a transfer as done',
    description:
      'The receiver marks it, or a keeper of the money. Only this posts it. The payer does not confirm ' +
      'it while another may. If the voucher is taken back the transfer is open again.',
    of: [CLUB_ID, PLAN_ID, TRANSFER_ID],
    body: {
      type: TransferDoneDto,
      description: 'The day under which it is written.',
    },
    answer: {
      status: 201,
      description: 'The transfer.',
      type: PlanTransferView,
    },
    refusals: [
      'plan-refused',
      'account-refused',
      'member-not-claimed',
      'day-refused',
      'year-closed',
      'confirmation-needed',
    ],
  }),
  drop: corrects({
    id: 'dropTransfer',
    summary: 'Drop a transfer',
    description: 'The transfer will not be made: its amount is outstanding again.',
    of: [CLUB_ID, PLAN_ID, TRANSFER_ID],
    body: {
      type: TransferDropDto,
      description: 'Why.',
    },
    answer: {
      status: 201,
      description: 'The transfer.',
      type: PlanTransferView,
    },
    refusals: ['plan-refused'],
  }),
};

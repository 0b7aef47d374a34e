import { corrects, reads, writes } from '../../platform/http/reference/operation.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { PlanDto, PlanPreviewDto, TransferDoneDto, TransferDropDto } from './plan.dto.js';
import { PlanEntry, PlanPage, PlanPreview, PlanTransferView, PlanView } from './plan.view.js';

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
      'payments there can be (proved up to ten members), and what each balance is made of. What transfers ' +
      'of plans that were agreed before will still move is taken for moved. Nothing is agreed by it.',
    of: ['clubId'],
    body: {
      type: PlanPreviewDto,
      description: 'Whose balances, as of which day, in which way.',
    },
    answer: {
      description: 'Who would pay whom.',
      type: PlanPreview,
    },
    refusals: OF_A_PLAN,
  }),
  agree: writes({
    id: 'agreePlan',
    summary: 'Agree a plan that was previewed',
    description:
      'The plan is pinned as it was seen, and moves nothing. If a balance has moved since the preview ' +
      'nothing is written. A plan never changes: what moves later is outstanding anew.',
    of: ['clubId'],
    body: {
      type: PlanDto,
      description: 'What was previewed, and its digest.',
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
      'Those of which something is still to be paid first, then the newest first. Whose role is member ' +
      'sees those that they are in.',
    of: ['clubId'],
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
      'Who pays whom, what was done of it, and what the balances were made of. Whose role is member sees ' +
      'a plan that they are in, and what their own balance was made of.',
    of: ['clubId', 'planId'],
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
      'By who received it, or who keeps the money. Only this posts it. Who pays does not confirm it ' +
      'themselves while another may. If the voucher is taken back the transfer is open again.',
    of: ['clubId', 'planId', 'transferId'],
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
    ],
  }),
  drop: corrects({
    id: 'dropTransfer',
    summary: 'Drop a transfer',
    description: 'It will not be made: what it would have settled is outstanding anew.',
    of: ['clubId', 'planId', 'transferId'],
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

import { atMinute, EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { corrects, reads, writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import type { ProblemCode } from '../../problems/kinds.js';
import { PlanDto, PlanPreviewDto, TransferDoneDto, TransferDropDto } from './plan.dto.js';
import {
  PlanEntry,
  PlanPage,
  PlanPreview,
  PlanTransferView,
  PlanView,
  type BalanceReason,
  type PlanBalance,
  type PlanStep,
} from './plan.view.js';

const DIGEST = '3b1f6f0c9a010d6a3c581f0b4a3e8f523b1f6f0c9a010d6a3c581f0b4a3e8f52';
const DAY = '2026-11-20';

/** Karen owes 20 kroner that Børge laid out for her. */
const STEP: PlanStep = {
  from: { member: EXAMPLE.karen, account: null },
  to: { member: EXAMPLE.borge, account: null },
  amount: 2000,
  fromBefore: -2000,
  fromAfter: 0,
  toBefore: 2000,
  toAfter: 0,
};

const TRANSFER: PlanTransferView = {
  ...STEP,
  id: EXAMPLE.transfer,
  reference: EXAMPLE.transferReference,
  status: 'open',
  version: 1,
  voucher: null,
  day: null,
  why: null,
};

const BALANCES: readonly PlanBalance[] = [
  { member: EXAMPLE.karen, balance: -2000, planned: 0, open: -2000 },
  { member: EXAMPLE.borge, balance: 2000, planned: 0, open: 2000 },
];

const REASON: BalanceReason = {
  event: 17,
  year: '2026-01-01',
  number: 2,
  label: '2026-2',
  day: DAY,
  kind: 'money-given',
  text: '',
  session: null,
  amount: -2000,
};

const explained = () =>
  BALANCES.map((one) => ({ ...one, reasons: [{ ...REASON, amount: one.balance }], earlier: 0 }));

const AGREED = {
  id: EXAMPLE.plan,
  event: 21,
  agreedAt: atMinute(300),
  way: 'members',
  purse: null,
  on: DAY,
  least: true,
} as const;

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
      examples: {
        preview: namedExample('plan-to-preview', 'Two members pay each other', () => ({
          way: 'members',
          members: [EXAMPLE.karen, EXAMPLE.borge],
          on: DAY,
        })),
      },
    },
    answer: {
      description: 'Who would pay whom.',
      type: PlanPreview,
      examples: {
        preview: namedExample('plan-preview', 'Karen would pay Børge', () => ({
          currency: 'DKK',
          way: 'members',
          purse: null,
          on: DAY,
          least: true,
          digest: DIGEST,
          balances: explained(),
          transfers: [STEP],
        })),
      },
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
      examples: {
        plan: namedExample('plan-to-agree', 'As it was previewed', () => ({
          way: 'members',
          members: [EXAMPLE.karen, EXAMPLE.borge],
          on: DAY,
          digest: DIGEST,
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The plan.',
      type: PlanView,
      examples: {
        plan: namedExample('plan-agreed', 'Karen is to pay Børge', () => ({
          ...AGREED,
          currency: 'DKK',
          balances: BALANCES,
          transfers: [TRANSFER],
        })),
      },
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
      examples: {
        page: namedExample('plans', 'One plan, Karen asks', () => ({
          currency: 'DKK',
          plans: [{ ...AGREED, transfers: 1, open: 1, openAmount: 2000, own: [TRANSFER] }],
          next: null,
        })),
      },
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
      examples: {
        plan: namedExample('plan', 'Karen is to pay Børge, with the reasons', () => ({
          ...AGREED,
          actor: EXAMPLE.borge,
          actorName: 'Børge',
          currency: 'DKK',
          balances: explained(),
          transfers: [TRANSFER],
        })),
      },
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
      examples: { done: namedExample('transfer-to-mark', 'It has come', () => ({ day: DAY })) },
    },
    answer: {
      status: 201,
      description: 'The transfer.',
      type: PlanTransferView,
      examples: {
        transfer: namedExample('transfer-done', 'Karen has paid Børge', () => ({
          ...TRANSFER,
          status: 'done',
          version: 2,
          voucher: 22,
          day: DAY,
        })),
      },
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
      examples: {
        drop: namedExample('transfer-to-drop', 'Paid otherwise', () => ({
          why: 'Paid at the bar instead.',
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The transfer.',
      type: PlanTransferView,
      examples: {
        transfer: namedExample('transfer-dropped', 'It will not be made', () => ({
          ...TRANSFER,
          status: 'dropped',
          version: 2,
          why: 'Paid at the bar instead.',
        })),
      },
    },
    refusals: ['plan-refused'],
  }),
};

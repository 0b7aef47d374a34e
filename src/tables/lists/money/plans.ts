import {
  listTransfers,
  type PlanOfTransfers,
} from '../../../cash-book/plans/transfers/list-transfers.js';
import type { PlanTransferView } from '../../../cash-book/plans/plan.view.js';
import { pagesFrom, readCursor } from '../../../platform/http/page.js';
import { behind, inMoney, type Reading, type ListTable, unitColumn } from '../../table.js';

/** A plan has a transfer for every member at most. */
const PAGE_SIZE = 20;

/** The member of the transfers; null for everybody's. */
interface OfMember {
  readonly member: string | null;
}

interface Transfer extends PlanTransferView {
  readonly plan: PlanOfTransfers;
}

/** The transfers of the plans of `…/plans`, with their outcome: a transfer a row. */
export const plans: ListTable<Transfer, OfMember> = {
  name: 'plans',
  columns: [
    { key: 'event', type: 'number', value: ({ plan }) => plan.event },
    { key: 'time', type: 'time', value: ({ plan }) => plan.agreedAt },
    { key: 'as_of', type: 'day', value: ({ plan }) => plan.on },
    {
      key: 'way',
      type: 'code',
      value: ({ plan }) => plan.way,
      word: (code, { codes }) => codes.settlings[code],
    },
    { key: 'from', type: 'text', value: ({ from }, { nameOf }) => nameOf(partyOf(from)) },
    { key: 'to', type: 'text', value: ({ to }, { nameOf }) => nameOf(partyOf(to)) },
    { key: 'amount', type: 'amount', value: ({ amount }, about) => inMoney(amount, about) },
    unitColumn((_, { currency }) => currency),
    { key: 'reference', type: 'text', value: ({ reference }) => reference },
    {
      key: 'state',
      type: 'code',
      value: ({ status }) => status,
      word: (code, { codes }) => codes.transfers[code],
    },
    { key: 'day', type: 'day', value: ({ day }) => day },
    { key: 'booked', type: 'number', value: ({ voucher }) => voucher },
    { key: 'why', type: 'text', value: ({ why }) => why },
    { key: 'plan', type: 'text', value: ({ plan }) => plan.id },
    { key: 'transfer', type: 'text', value: ({ id }) => id },
    { key: 'from_id', type: 'text', value: ({ from }) => partyOf(from) },
    { key: 'to_id', type: 'text', value: ({ to }) => partyOf(to) },
  ],
  pages: transferPages,
};

/** It is one of both. */
function partyOf({ member, account }: PlanTransferView['from']): string {
  return member ?? account ?? '';
}

function transferPages({
  database,
  turns,
  about: { clubId, head },
  query: { member },
}: Reading<OfMember>): AsyncGenerator<readonly Transfer[]> {
  return pagesFrom(behind(head), async (cursor) => {
    const wanted = { after: readCursor(cursor), limit: PAGE_SIZE };
    const { plans, next } = await turns(() => listTransfers(database, clubId, member, wanted));
    const page = plans.flatMap((plan) => plan.transfers.map((one) => ({ ...one, plan })));
    return { page, next };
  });
}

/** The kinds of tasks in a fiscal year. */
export const YEAR_TASKS = ['to-examine', 'opened-again', 'remarks', 'answers'] as const;

/** The open tasks of somebody, by their permissions; 0 for tasks that are not theirs. */
export interface Waiting {
  /** Open disputes to decide. */
  readonly disputes: number;
  /** The only one of them; null for none or several. */
  readonly dispute: string | null;
  /** Decisions that they are asked to confirm. */
  readonly decisions: readonly { readonly dispute: string; readonly by: string }[];
  readonly guests: number;
  readonly invites: number;
  /** Open objections of others to vouchers. */
  readonly objections: number;
  /** The voucher of the only one of them, by its event; null for none or several. */
  readonly objectedVoucher: number | null;
  /** Payments that members reported. */
  readonly payments: number;
  /** Due days of recurring expenses that are neither booked nor skipped. */
  readonly dueExpenses: number;
  readonly years: readonly {
    readonly firstDay: string;
    readonly label: string;
    readonly what: (typeof YEAR_TASKS)[number];
    readonly count: number;
  }[];
  /** Whether mails to their own address end, because the relay refuses it. */
  readonly isMailEnded: boolean;
  /** Other users of the club whose addresses have ended so. */
  readonly unreached: number;
  /** Whether the relay refuses all mails of this instance. */
  readonly isMailStopped: boolean;
}

/** The tasks one by one: the screen of each, and its sentence with what that names (src/words, `news`). */
export function tasksOf(club: string, waiting: Waiting) {
  const { disputes, dispute, decisions, guests, invites, payments, years, unreached } = waiting;
  const { isMailEnded, isMailStopped, dueExpenses, objections, objectedVoucher } = waiting;
  const mails = { to: '/account/notifications' } as const;
  const disputeAt = (id: string) => {
    return { to: '/clubs/$club/disputes/$dispute', params: { club, dispute: id } } as const;
  };
  const allDisputes = { to: '/clubs/$club/disputes', params: { club } } as const;
  const people = <Part extends string>(hash: Part) => {
    return { to: '/clubs/$club/people', params: { club }, hash } as const;
  };
  const money = <Part extends string>(hash: Part) => {
    return { to: '/clubs/$club/money', params: { club }, hash } as const;
  };
  const objectionsAt =
    objectedVoucher === null
      ? money('objections')
      : ({
          to: '/clubs/$club/money/vouchers/$voucher',
          params: { club, voucher: String(objectedVoucher) },
          hash: 'objections',
        } as const);
  return [
    ...decisions.map((one) => {
      return { place: disputeAt(one.dispute), key: 'decisionProposed', by: one.by } as const;
    }),
    ...counted('disputes', disputes, dispute === null ? allDisputes : disputeAt(dispute)),
    ...counted('objections', objections, objectionsAt),
    ...counted('payments', payments, money('waiting-payments')),
    ...counted('dueExpenses', dueExpenses, money('due-expenses')),
    ...years.map(({ firstDay, label, what, count }) => {
      const params = { club, year: firstDay };
      const to = '/clubs/$club/money/years/$year';
      const isOfRemarks = what === 'remarks' || what === 'answers';
      const place = { to, params, ...(isOfRemarks ? { hash: 'remarks' } : {}) } as const;
      return { place, key: `years.${what}`, label, count } as const;
    }),
    ...(isMailEnded ? [{ place: mails, key: 'mailEnded' } as const] : []),
    ...(isMailStopped ? [{ place: mails, key: 'mailStopped' } as const] : []),
    ...counted('unreached', unreached, people('users')),
    ...counted('guests', guests, people('guests')),
    ...counted('invites', invites, people('invites')),
  ];
}

type CountedTask =
  | 'disputes'
  | 'objections'
  | 'payments'
  | 'dueExpenses'
  | 'guests'
  | 'invites'
  | 'unreached';

function counted<K extends CountedTask, P>(key: K, count: number, place: P) {
  return count === 0 ? [] : [{ place, key, count }];
}

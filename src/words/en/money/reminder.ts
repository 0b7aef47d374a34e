import type { Language } from '../../language.js';
import { letter, partsOfDebt } from '../../reminder.js';
import { voucherKinds } from './books.js';

/** A reminder of dues that were not paid in time, with all else that is open. */
const reminder: Language['reminder'] = ({ club, member, money, whole, items }, say) => {
  const { overdue, others } = partsOfDebt(items, voucherKinds, (what, item) => {
    const since = item.isOverdue
      ? 'which was due by'
      : item.dueDay === null
        ? 'owed since'
        : 'due by';
    return `${what}: ${say.money(item.money)}, ${since} ${say.day(item.dueDay ?? item.day)}`;
  });
  return letter(
    `Dear ${member}`,
    [`You have ${say.money(money)} in dues left to pay:`, ...overdue].join('\n'),
    ...(others.length === 0
      ? []
      : [
          ['These amounts are open too:', ...others].join('\n'),
          `In all you owe ${say.money(whole)}.`,
        ]),
    'If you paid recently, never mind this message.',
    `Kind regards\n${club}`,
  );
};

export default reminder;

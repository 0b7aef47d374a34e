import type { Language } from '../../language.js';
import { letter, partsOfDebt } from '../../reminder.js';
import { voucherKinds } from './books.js';

/** A reminder of dues that were not paid in time, with all else that is open. */
const reminder: Language['reminder'] = ({ club, member, money, whole, items }, say) => {
  const { overdue, others } = partsOfDebt(items, voucherKinds, (what, item) => {
    const since = item.isOverdue ? 'fällig am' : item.dueDay === null ? 'offen seit' : 'fällig am';
    return `${what}: ${say.money(item.money)}, ${since} ${say.day(item.dueDay ?? item.day)}`;
  });
  return letter(
    `Guten Tag ${member}`,
    [`Es fehlen noch ${say.money(money)} an Beiträgen:`, ...overdue].join('\n'),
    ...(others.length === 0
      ? []
      : [
          ['Außerdem ist offen:', ...others].join('\n'),
          `Insgesamt sind ${say.money(whole)} offen.`,
        ]),
    'Haben Sie vor Kurzem gezahlt, ist diese Nachricht hinfällig.',
    `Freundliche Grüße\n${club}`,
  );
};

export default reminder;

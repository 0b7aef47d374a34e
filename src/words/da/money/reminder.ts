import type { Language } from '../../language.js';
import { letter, partsOfDebt } from '../../reminder.js';
import { voucherKinds } from './books.js';

/** A reminder of dues that were not paid in time, with all else that is open. */
const reminder: Language['reminder'] = ({ club, member, money, whole, items }, say) => {
  const { overdue, others } = partsOfDebt(items, voucherKinds, (what, item) => {
    const since = item.isOverdue
      ? 'som skulle være betalt senest'
      : item.dueDay === null
        ? 'skyldig siden'
        : 'som skal være betalt senest';
    return `${what}: ${say.money(item.money)}, ${since} ${say.day(item.dueDay ?? item.day)}`;
  });
  return letter(
    `Kære ${member}`,
    [`Du mangler at betale ${say.money(money)} i kontingent:`, ...overdue].join('\n'),
    ...(others.length === 0
      ? []
      : [
          ['Desuden er dette åbent:', ...others].join('\n'),
          `I alt skylder du ${say.money(whole)}.`,
        ]),
    'Har du betalt for nylig, kan du se bort fra denne besked.',
    `Venlig hilsen\n${club}`,
  );
};

export default reminder;

import type { Language } from '../../language.js';
import { letter, partsOfDebt } from '../../reminder.js';
import { voucherKinds } from './books.js';

/** A reminder of dues that were not paid in time, with all else that is open. */
const reminder: Language['reminder'] = ({ club, member, money, whole, items }, say) => {
  const { overdue, others } = partsOfDebt(items, voucherKinds, (what, item) => {
    const since = item.isOverdue
      ? 'som skulle ha betalats senast'
      : item.dueDay === null
        ? 'skyldig sedan'
        : 'som ska betalas senast';
    return `${what}: ${say.money(item.money)}, ${since} ${say.day(item.dueDay ?? item.day)}`;
  });
  return letter(
    `Hej ${member}`,
    [`Du har ${say.money(money)} i medlemsavgift kvar att betala:`, ...overdue].join('\n'),
    ...(others.length === 0
      ? []
      : [
          ['Dessutom är detta obetalt:', ...others].join('\n'),
          `Totalt är du skyldig ${say.money(whole)}.`,
        ]),
    'Har du betalat nyligen kan du bortse från det här meddelandet.',
    `Vänliga hälsningar\n${club}`,
  );
};

export default reminder;

import { letter, type ReminderWords } from '../../reminder.js';

/** A reminder of dues that were not paid in time. */
const reminder: ReminderWords = ({ club, member, money, overdue }, say) => {
  const lines = overdue.map(
    ({ name, dueDay, money: left }) =>
      `- ${name}: ${say.money(left)}, som skulle være betalt senest ${say.day(dueDay)}`,
  );
  return letter(
    `Kære ${member}`,
    [`Du mangler at betale ${say.money(money)} i kontingent:`, ...lines].join('\n'),
    'Har du betalt for nylig, kan du se bort fra denne besked.',
    `Venlig hilsen\n${club}`,
  );
};

export default reminder;

import { letter, type ReminderWords } from '../../reminder.js';

/** A reminder of dues that were not paid in time. */
const reminder: ReminderWords = ({ club, member, money, overdue }, say) => {
  const lines = overdue.map(
    ({ name, dueDay, money: left }) =>
      `- ${name}: ${say.money(left)}, som skulle ha betalats senast ${say.day(dueDay)}`,
  );
  return letter(
    `Hej ${member}`,
    [`Du har ${say.money(money)} i medlemsavgift kvar att betala:`, ...lines].join('\n'),
    'Har du betalat nyligen kan du bortse från det här meddelandet.',
    `Vänliga hälsningar\n${club}`,
  );
};

export default reminder;

import { letter, type ReminderWords } from '../../reminder.js';

/** A reminder of dues that were not paid in time. */
const reminder: ReminderWords = ({ club, member, money, overdue }, say) => {
  const lines = overdue.map(
    ({ name, dueDay, money: left }) =>
      `- ${name}: ${say.money(left)}, which was due by ${say.day(dueDay)}`,
  );
  return letter(
    `Dear ${member}`,
    [`You have ${say.money(money)} in dues left to pay:`, ...lines].join('\n'),
    'If you paid recently, never mind this message.',
    `Kind regards\n${club}`,
  );
};

export default reminder;

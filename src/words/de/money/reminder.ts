import { letter, type ReminderWords } from '../../reminder.js';

/** A reminder of dues that were not paid in time. */
const reminder: ReminderWords = ({ club, member, money, overdue }, say) => {
  const lines = overdue.map(
    ({ name, dueDay, money: left }) =>
      `- ${name}: ${say.money(left)}, fällig am ${say.day(dueDay)}`,
  );
  return letter(
    `Guten Tag ${member}`,
    [`Es fehlen noch ${say.money(money)} an Beiträgen:`, ...lines].join('\n'),
    'Haben Sie vor Kurzem gezahlt, ist diese Nachricht hinfällig.',
    `Freundliche Grüße\n${club}`,
  );
};

export default reminder;

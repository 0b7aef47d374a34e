import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/planned-reminder.js';

export default {
  title: 'Reminder of the answer',
  sameDay:
    'Members without an answer are reminded at {{time}} on the day on which answers are wanted.',
  before_one:
    'Members without an answer are reminded at {{time}} on the day before answers are wanted.',
  before_other:
    'Members without an answer are reminded at {{time}}, {{count}} days before answers are wanted.',
  open: 'Choose the time',
  time: 'Time',
  days: 'When',
  onDay: 'On the day on which answers are wanted',
  day_one: 'On the day before',
  day_other: '{{count}} days before',
  nobody: 'The reminder reaches nobody: no member gets evenings by e-mail or on a device.',
  unreached:
    'The reminder does not reach {{names}}: they get evenings neither by e-mail nor on a device.',
  hint: 'Members who hear of the evening later are not reminded.',
  do: 'Keep',
  done: 'The time is chosen',
} satisfies Translation<typeof da>;

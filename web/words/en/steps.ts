import type da from '../da/steps.js';
import type { Translation } from '../../../src/words/translation.js';
import between from '../../../src/words/en/steps.js';

/** What happens at the table: as it came last, while it waits to be sent, and taken back. */
export default {
  ...between,
  hand: {
    last: 'Hand {{number}}',
    waits: 'Hand {{number}}',
    do: 'Take hand {{number}} back',
    title: 'Take hand {{number}} back?',
    text: 'The hand counts as if it had not been dealt. It stays in the log under its number.',
    keep: 'Keep the hand',
    confirm: 'Take hand {{number}} back',
    done: 'Hand {{number}} is taken back',
  },
  fine: {
    last: '{{name}}’s fine',
    waits: '{{name}}’s fine',
    do: 'Lift {{name}}’s fine',
    title: 'Lift {{name}}’s fine?',
    text: 'The fine counts as if it had not been given. It stays in the log.',
    keep: 'Keep the fine',
    confirm: 'Lift the fine',
    done: '{{name}}’s fine is lifted',
  },
  close: { last: 'The evening is closed', waits: 'The evening is closed' },
  correction: { last: 'The evening was corrected', waits: 'Hand {{number}} becomes yours' },
  undo: { waits: 'The last step is undone' },
  paid: 'This was paid',
  back: 'Now it goes back',
  backNothing: 'Nobody gets or gives anything.',
} satisfies Translation<typeof da>;

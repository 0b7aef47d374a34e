import type da from '../da/undo.js';
import type { Translation } from '../rooms.js';

export default {
  do: {
    hand: 'Take hand {{number}} back',
    fine: 'Lift {{name}}’s fine',
    join: 'Take back that {{name}} sat down',
    leave: 'Take back that {{name}} left',
  },
  title: {
    hand: 'Take hand {{number}} back?',
    fine: 'Lift {{name}}’s fine?',
    join: 'Take back that {{name}} sat down?',
    leave: 'Take back that {{name}} left the table?',
  },
  text: {
    hand: 'The hand counts as if it had not been dealt. It stays in the log under its number.',
    fine: 'The fine counts as if it had not been given. It stays in the log.',
    join: '{{name}} no longer sits there, as if it had not happened. It stays in the log.',
    leave: '{{name}} sits there again, as if it had not happened. It stays in the log.',
  },
  paid: 'This was paid',
  back: 'Now it goes back',
  keep: {
    hand: 'Keep the hand',
    fine: 'Keep the fine',
    join: 'Let {{name}} sit',
    leave: '{{name}} has left',
  },
  confirm: {
    hand: 'Take hand {{number}} back',
    fine: 'Lift the fine',
    join: '{{name}} did not sit down',
    leave: '{{name}} stays',
  },
  done: {
    hand: 'Hand {{number}} is taken back',
    fine: '{{name}}’s fine is lifted',
    join: 'That {{name}} sat down is taken back',
    leave: 'That {{name}} left is taken back',
  },
} satisfies Translation<typeof da>;

import type { StepWords } from '../step-words.js';
import type { Translation } from '../translation.js';
import type da from '../da/steps.js';

/** What log and papers say of what happens between two hands. */
export const steps: StepWords = {
  log: {
    'player-joined': ({ player }, say) => `${say.player(player)} joined the table.`,
    'player-left': ({ player }, say) => `${say.player(player)} left the table.`,
    'dealer-set': ({ dealer }, say) => `${say.player(dealer)} deals the next hand.`,
  },
  takenBack: {
    'player-joined': (name) => `Undone: ${name} sat down.`,
    'player-left': (name) => `Undone: ${name} left the table.`,
    'dealer-set': () => 'Undone: agreed dealer.',
  },
  paper: {
    'player-joined': ({ player }, nameOf) => `${nameOf(player)} sits down`,
    'player-left': ({ player }, nameOf) => `${nameOf(player)} leaves the table`,
    'dealer-set': ({ dealer }, nameOf) => `${nameOf(dealer)} deals the next hand`,
  },
  takenBackOnPaper: {
    'player-joined': (name) => `Undone: ${name} sat down`,
    'player-left': (name) => `Undone: ${name} left the table`,
    'dealer-set': () => 'Undone: agreed dealer',
  },
};

/** What the app says of it: at the table, while it waits to be sent, and where it is taken back. */
export default {
  join: {
    last: '{{name}} joined the table',
    waits: '{{name}} sits down',
    what: 'That {{name}} sat down',
    do: 'Undo: {{name}} sat down',
    title: 'Undo: {{name}} sat down?',
    text: '{{name}} no longer sits there, as if it had not happened. It stays in the log.',
    keep: 'Let {{name}} sit',
    confirm: '{{name}} did not sit down',
    done: 'Undone: {{name}} sat down',
  },
  leave: {
    last: '{{name}} left the table',
    waits: '{{name}} leaves the table',
    what: 'That {{name}} left',
    do: 'Undo: {{name}} left',
    title: 'Undo: {{name}} left the table?',
    text: '{{name}} sits there again, as if it had not happened. It stays in the log.',
    keep: '{{name}} has left',
    confirm: '{{name}} stays',
    done: 'Undone: {{name}} left',
  },
  dealer: {
    last: '{{name}} deals the next hand',
    waits: '{{name}} deals the next hand',
    what: 'The agreed dealer',
    do: 'Undo: agreed dealer',
    title: 'Undo the agreed dealer?',
    text: 'The deal goes on as if it had not happened. The log keeps it.',
    keep: 'Keep it',
    confirm: 'Undo',
    done: 'The agreed dealer was taken back',
  },
} satisfies Translation<typeof da>;

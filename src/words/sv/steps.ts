import type { StepWords } from '../step-words.js';
import type { Translation } from '../translation.js';
import type da from '../da/steps.js';

/** What log and papers say of what happens between two hands. */
export const steps: StepWords = {
  log: {
    'player-joined': ({ player }, say) => `${say.player(player)} satte sig vid bordet.`,
    'player-left': ({ player }, say) => `${say.player(player)} lämnade bordet.`,
    'dealer-set': ({ dealer }, say) => `${say.player(dealer)} ger nästa giv.`,
  },
  takenBack: {
    'player-joined': (name) => `Att ${name} satte sig vid bordet togs tillbaka.`,
    'player-left': (name) => `Att ${name} lämnade bordet togs tillbaka.`,
    'dealer-set': () => 'Den överenskomna givaren togs tillbaka.',
  },
  paper: {
    'player-joined': ({ player }, nameOf) => `${nameOf(player)} sätter sig`,
    'player-left': ({ player }, nameOf) => `${nameOf(player)} lämnar bordet`,
    'dealer-set': ({ dealer }, nameOf) => `${nameOf(dealer)} ger nästa giv`,
  },
  takenBackOnPaper: {
    'player-joined': (name) => `Att ${name} satte sig, återtaget`,
    'player-left': (name) => `Att ${name} lämnade bordet, återtaget`,
    'dealer-set': () => 'Överenskommen givare, tillbakatagen',
  },
};

/** What the app says of it: at the table, while it waits to be sent, and where it is taken back. */
export default {
  join: {
    last: '{{name}} satte sig vid bordet',
    waits: '{{name}} sätter sig',
    what: 'Att {{name}} satte sig',
    do: 'Ta tillbaka att {{name}} satte sig',
    title: 'Ta tillbaka att {{name}} satte sig?',
    text: '{{name}} sitter inte längre där, som om det inte hade hänt. Det står kvar i protokollet.',
    keep: 'Låt {{name}} sitta',
    confirm: '{{name}} satte sig inte',
    done: 'Att {{name}} satte sig är taget tillbaka',
  },
  leave: {
    last: '{{name}} lämnade bordet',
    waits: '{{name}} reser sig',
    what: 'Att {{name}} lämnade bordet',
    do: 'Ta tillbaka att {{name}} gick',
    title: 'Ta tillbaka att {{name}} lämnade bordet?',
    text: '{{name}} sitter där igen, som om det inte hade hänt. Det står kvar i protokollet.',
    keep: '{{name}} har gått',
    confirm: '{{name}} sitter kvar',
    done: 'Att {{name}} lämnade bordet är taget tillbaka',
  },
  dealer: {
    last: '{{name}} ger nästa giv',
    waits: '{{name}} ger nästa giv',
    what: 'Den överenskomna givaren',
    do: 'Ångra: överenskommen givare',
    title: 'Ångra den överenskomna givaren?',
    text: 'Given går vidare som om det inte hade hänt. Det står i protokollet.',
    keep: 'Låt det stå',
    confirm: 'Ångra',
    done: 'Den överenskomna givaren är tillbakatagen',
  },
} satisfies Translation<typeof da>;

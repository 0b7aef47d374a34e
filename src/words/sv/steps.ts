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
    'player-joined': (name) => `Ångrat: ${name} satte sig vid bordet.`,
    'player-left': (name) => `Ångrat: ${name} lämnade bordet.`,
    'dealer-set': () => 'Ångrat: överenskommen givare.',
  },
  paper: {
    'player-joined': ({ player }, nameOf) => `${nameOf(player)} sätter sig`,
    'player-left': ({ player }, nameOf) => `${nameOf(player)} lämnar bordet`,
    'dealer-set': ({ dealer }, nameOf) => `${nameOf(dealer)} ger nästa giv`,
  },
  takenBackOnPaper: {
    'player-joined': (name) => `Ångrat: ${name} satte sig`,
    'player-left': (name) => `Ångrat: ${name} lämnade bordet`,
    'dealer-set': () => 'Ångrat: överenskommen givare',
  },
};

/** What the app says of it: at the table, while it waits to be sent, and where it is taken back. */
export default {
  join: {
    last: '{{name}} satte sig vid bordet',
    waits: '{{name}} sätter sig',
    what: 'Att {{name}} satte sig',
    do: 'Ångra: {{name}} satte sig',
    title: 'Ångra: {{name}} satte sig?',
    text: '{{name}} sitter inte längre där, som om det inte hade hänt. Det står kvar i protokollet.',
    keep: 'Låt {{name}} sitta',
    confirm: '{{name}} satte sig inte',
    done: 'Ångrat: {{name}} satte sig',
  },
  leave: {
    last: '{{name}} lämnade bordet',
    waits: '{{name}} lämnar bordet',
    what: 'Att {{name}} lämnade bordet',
    do: 'Ångra: {{name}} gick',
    title: 'Ångra: {{name}} lämnade bordet?',
    text: '{{name}} sitter där igen, som om det inte hade hänt. Det står kvar i protokollet.',
    keep: '{{name}} har gått',
    confirm: '{{name}} sitter kvar',
    done: 'Ångrat: {{name}} lämnade bordet',
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

import type { AskedBetween } from '../../evening/steps.js';
import type { StepWords } from '../step-words.js';

/** What log and papers say of what happens between two hands. */
export const steps: StepWords = {
  log: {
    'player-joined': ({ player }, say) => `${say.player(player)} satte sig ved bordet.`,
    'player-left': ({ player }, say) => `${say.player(player)} forlod bordet.`,
    'dealer-set': ({ dealer }, say) => `${say.player(dealer)} giver den næste hånd.`,
  },
  takenBack: {
    'player-joined': (name) => `Fortrudt: ${name} satte sig ved bordet.`,
    'player-left': (name) => `Fortrudt: ${name} forlod bordet.`,
    'dealer-set': () => 'Fortrudt: aftalt giver.',
  },
  paper: {
    'player-joined': ({ player }, nameOf) => `${nameOf(player)} sætter sig`,
    'player-left': ({ player }, nameOf) => `${nameOf(player)} forlader bordet`,
    'dealer-set': ({ dealer }, nameOf) => `${nameOf(dealer)} giver den næste hånd`,
  },
  takenBackOnPaper: {
    'player-joined': (name) => `Fortrudt: ${name} satte sig`,
    'player-left': (name) => `Fortrudt: ${name} forlod bordet`,
    'dealer-set': () => 'Fortrudt: aftalt giver',
  },
};

/** What the app says of it: at the table, while it waits to be sent, and where it is taken back. */
export default {
  join: {
    last: '{{name}} satte sig ved bordet',
    waits: '{{name}} sætter sig',
    what: 'At {{name}} satte sig',
    do: 'Fortryd: {{name}} satte sig',
    title: 'Fortryd: {{name}} satte sig?',
    text: '{{name}} sidder der ikke længere, som om det ikke var sket. Det står i protokollen.',
    keep: 'Lad {{name}} sidde',
    confirm: '{{name}} satte sig ikke',
    done: 'Fortrudt: {{name}} satte sig',
  },
  leave: {
    last: '{{name}} forlod bordet',
    waits: '{{name}} forlader bordet',
    what: 'At {{name}} forlod bordet',
    do: 'Fortryd: {{name}} gik',
    title: 'Fortryd: {{name}} forlod bordet?',
    text: '{{name}} sidder der igen, som om det ikke var sket. Det står i protokollen.',
    keep: '{{name}} er gået',
    confirm: '{{name}} bliver siddende',
    done: 'Fortrudt: {{name}} forlod bordet',
  },
  dealer: {
    last: '{{name}} giver den næste hånd',
    waits: '{{name}} giver den næste hånd',
    what: 'Den aftalte giver',
    do: 'Fortryd: aftalt giver',
    title: 'Fortryd den aftalte giver?',
    text: 'Kortgivningen går videre, som om det ikke var sket. Det står i protokollen.',
    keep: 'Lad det stå',
    confirm: 'Fortryd',
    done: 'Den aftalte giver er taget tilbage',
  },
} satisfies Record<AskedBetween['kind'], object>;

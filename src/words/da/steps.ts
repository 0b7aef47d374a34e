import type { AskedBetween } from '../../evening/steps.js';
import type { StepWords } from '../step-words.js';

/** What log and papers say of what happens between two hands. */
export const steps: StepWords = {
  log: {
    'player-joined': ({ player }, say) => `${say.player(player)} satte sig ved bordet.`,
    'player-left': ({ player }, say) => `${say.player(player)} forlod bordet.`,
  },
  takenBack: {
    'player-joined': (name) => `Fortrudt: ${name} satte sig ved bordet.`,
    'player-left': (name) => `Fortrudt: ${name} forlod bordet.`,
  },
  paper: {
    'player-joined': ({ player }, nameOf) => `${nameOf(player)} sætter sig`,
    'player-left': ({ player }, nameOf) => `${nameOf(player)} forlader bordet`,
  },
  takenBackOnPaper: {
    'player-joined': (name) => `Fortrudt: ${name} satte sig`,
    'player-left': (name) => `Fortrudt: ${name} forlod bordet`,
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
    waits: '{{name}} rejser sig',
    what: 'At {{name}} forlod bordet',
    do: 'Fortryd: {{name}} gik',
    title: 'Fortryd: {{name}} forlod bordet?',
    text: '{{name}} sidder der igen, som om det ikke var sket. Det står i protokollen.',
    keep: '{{name}} er gået',
    confirm: '{{name}} bliver siddende',
    done: 'Fortrudt: {{name}} forlod bordet',
  },
} satisfies Record<AskedBetween['kind'], object>;

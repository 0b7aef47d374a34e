import type { StepWords } from '../step-words.js';
import type { Translation } from '../translation.js';
import type da from '../da/steps.js';

/** What log and papers say of what happens between two hands. */
export const steps: StepWords = {
  log: {
    'player-joined': ({ player }, say) => `${say.player(player)} setzte sich an den Tisch.`,
    'player-left': ({ player }, say) => `${say.player(player)} verließ den Tisch.`,
    'dealer-set': ({ dealer }, say) => `${say.player(dealer)} gibt das nächste Spiel.`,
  },
  takenBack: {
    'player-joined': (name) => `Rückgängig gemacht: ${name} setzte sich an den Tisch.`,
    'player-left': (name) => `Rückgängig gemacht: ${name} verließ den Tisch.`,
    'dealer-set': () => 'Rückgängig gemacht: vereinbarter Geber.',
  },
  paper: {
    'player-joined': ({ player }, nameOf) => `${nameOf(player)} setzt sich`,
    'player-left': ({ player }, nameOf) => `${nameOf(player)} verlässt den Tisch`,
    'dealer-set': ({ dealer }, nameOf) => `${nameOf(dealer)} gibt das nächste Spiel`,
  },
  takenBackOnPaper: {
    'player-joined': (name) => `Rückgängig: ${name} setzte sich`,
    'player-left': (name) => `Rückgängig: ${name} verließ den Tisch`,
    'dealer-set': () => 'Rückgängig gemacht: vereinbarter Geber',
  },
};

/** What the app says of it: at the table, while it waits to be sent, and where it is taken back. */
export default {
  join: {
    last: '{{name}} setzte sich an den Tisch',
    waits: '{{name}} setzt sich dazu',
    what: 'Dass {{name}} sich gesetzt hat',
    do: 'Rückgängig: {{name}} hat sich gesetzt',
    title: 'Rückgängig: {{name}} hat sich gesetzt?',
    text: '{{name}} sitzt nicht mehr am Tisch, als wäre es nicht geschehen. Im Protokoll bleibt es stehen.',
    keep: '{{name}} bleibt am Tisch',
    confirm: '{{name}} hat sich nicht gesetzt',
    done: 'Rückgängig gemacht: {{name}} hat sich gesetzt',
  },
  leave: {
    last: '{{name}} verließ den Tisch',
    waits: '{{name}} verlässt den Tisch',
    what: 'Dass {{name}} den Tisch verlassen hat',
    do: 'Rückgängig: {{name}} ist gegangen',
    title: 'Rückgängig: {{name}} hat den Tisch verlassen?',
    text: '{{name}} sitzt wieder am Tisch, als wäre es nicht geschehen. Im Protokoll bleibt es stehen.',
    keep: '{{name}} ist gegangen',
    confirm: '{{name}} bleibt sitzen',
    done: 'Rückgängig gemacht: {{name}} hat den Tisch verlassen',
  },
  dealer: {
    last: '{{name}} gibt das nächste Spiel',
    waits: '{{name}} gibt das nächste Spiel',
    what: 'Der vereinbarte Geber',
    do: 'Rückgängig: vereinbarter Geber',
    title: 'Den vereinbarten Geber zurücknehmen?',
    text: 'Es wird weitergegeben, als wäre das nicht geschehen. Im Protokoll bleibt es.',
    keep: 'So lassen',
    confirm: 'Rückgängig',
    done: 'Der vereinbarte Geber ist zurückgenommen',
  },
} satisfies Translation<typeof da>;

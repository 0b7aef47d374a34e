import type { EVENING_REASONS } from '../../../evening/reasons.js';
import type { SentencesOf } from '../../language.js';

const STEPS = {
  hand: 'Ein späteres Spiel',
  fine: 'Eine Strafe zwischen den Spielen',
  compensation: 'Ein späterer Ausgleich',
  seat: 'Jemand, der kam oder ging',
  step: 'Etwas Späteres am Tisch',
} as const;

export default {
  'session-is-closed': () => 'Der Abend ist beendet; die Töpfe sind geteilt.',
  'no-such-hand': ({ hand }) => `Der Abend hat kein Spiel ${hand}.`,
  'nothing-to-undo': () => 'Es gibt nichts mehr zurückzunehmen.',
  'no-such-fine': () => 'Der Abend hat keine solche Strafe.',
  'fine-is-overturned': () => 'Die Strafe ist schon aufgehoben.',
  'standing-too-large': ({ most }) =>
    `Niemand kann mehr als ${most} Punkte gewinnen oder verlieren.`,
  'say-record-or-void': () => 'Sag entweder, was es sein soll, oder dass es gestrichen ist.',
  'hand-corrected-twice': ({ hand }) =>
    `Spiel ${hand} wird zweimal zugleich korrigiert; trag alles, was sich ändert, auf einmal ein.`,
  'fine-corrected-twice': () =>
    'Eine Strafe wird zweimal zugleich korrigiert; trag alles, was sich ändert, auf einmal ein.',
  'hand-says-that': ({ hand }) => `Spiel ${hand} sagt schon genau das.`,
  'hand-is-void': ({ hand }) => `Spiel ${hand} ist schon gestrichen.`,
  'fine-says-that': () => 'Die Strafe sagt schon genau das.',
  'no-such-seat-change': () =>
    'Da hat sich niemand gesetzt und niemand den Tisch verlassen, oder es ist schon zurückgenommen; sag es nur einmal.',
  'seats-only-replayed': () =>
    'Wer am Tisch saß, gehört zu jedem Spiel danach: Das wird nur korrigiert, indem der Abend neu gerechnet wird.',
  'pays-back-one-fine': () =>
    'Eine Strafe wird für sich allein zurückgezahlt: Wähl genau diese eine und korrigier nichts anderes zugleich.',
  'hand-has-fine-paid-back': ({ hand }) =>
    `In Spiel ${hand} ist eine Strafe zurückgezahlt; es wird nur korrigiert, indem der Abend neu gerechnet wird.`,
  'fine-of-void-hand': ({ hand }) =>
    `Spiel ${hand} ist gestrichen; eine Strafe kann nicht dazu gehören.`,
  'fine-ends-hand': () =>
    'Nach dem Buch endet das Spiel oder die Gabe mit dieser Strafe: im Spiel eintragen, oder angeben, dass der Tisch nur die Strafe vereinbart hat.',
  'fine-is-disputed': () =>
    'Das würde eine Strafe aufheben, gegen die ein Einspruch läuft; der muss erst entschieden oder zurückgezogen werden.',
  'deal-back-to-one-who-left': () =>
    'Das Geben kann nicht an jemanden zurückgehen, der gegangen ist.',
  'no-deal-to-give-back': () => 'Der Abend ist beendet: Es gibt kein Geben mehr zurückzugeben.',
  'pot-cannot-pay': ({ pot, holds, pays }) =>
    `Im ${pot === 'king-pot' ? 'Königstopf' : 'Pagattopf'} sind ${holds} Punkte; er kann nicht ${pays} zahlen. Wird der Abend neu gerechnet, werden sie denen genommen, die sie gewonnen haben.`,
  'step-cannot-stand': ({ step, because }, say) => `${STEPS[step]}: ${say.refusal(because)}`,
} satisfies SentencesOf<typeof EVENING_REASONS>;

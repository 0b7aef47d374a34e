import type { EVENING_REASONS } from '../../../evening/reasons.js';
import type { SentencesOf } from '../../language.js';

const STEPS = {
  hand: 'En senare giv',
  fine: 'En bot mellan givarna',
  compensation: 'En senare utjämning',
  seat: 'Någon som kom eller gick',
  step: 'Något senare vid bordet',
} as const;

export default {
  'session-is-closed': () => 'Kvällen är avslutad; kopparna är delade.',
  'no-such-hand': ({ hand }) => `Kvällen har ingen giv ${hand}.`,
  'nothing-to-undo': () => 'Det finns inget mer att ta tillbaka.',
  'no-such-fine': () => 'Kvällen har ingen sådan bot.',
  'fine-is-overturned': () => 'Boten är redan upphävd.',
  'standing-too-large': ({ most }) => `Ingen kan vinna eller förlora mer än ${most} poäng.`,
  'say-record-or-void': () => 'Säg antingen vad det ska vara eller att det är struket.',
  'hand-corrected-twice': ({ hand }) =>
    `Giv ${hand} rättas två gånger på en gång; skriv allt som ändras i ett.`,
  'fine-corrected-twice': () => 'En bot rättas två gånger på en gång; skriv allt som ändras i ett.',
  'hand-says-that': ({ hand }) => `Giv ${hand} säger redan just det.`,
  'hand-is-void': ({ hand }) => `Giv ${hand} är redan struken.`,
  'fine-says-that': () => 'Boten säger redan just det.',
  'no-such-seat-change': () =>
    'Där satte sig ingen och ingen lämnade bordet, eller så är det redan taget tillbaka; säg det bara en gång.',
  'seats-only-replayed': () =>
    'Vilka som satt vid bordet hör till varje giv därefter: det rättas bara genom att räkna om kvällen.',
  'pays-back-one-fine': () =>
    'En bot betalas tillbaka för sig: välj just den boten och rätta inget annat samtidigt.',
  'hand-has-fine-paid-back': ({ hand }) =>
    `Giv ${hand} har en bot som är återbetald; den rättas bara genom att räkna om kvällen.`,
  'fine-of-void-hand': ({ hand }) => `Giv ${hand} är struken; en bot kan inte gälla den.`,
  'fine-ends-hand': () =>
    'Enligt boken slutar given med den boten: anteckna den i given, eller säg att bordet bara kom överens om boten.',
  'fine-is-disputed': () =>
    'Det skulle upphäva en bot som det finns en invändning mot; invändningen måste först avgöras eller dras tillbaka.',
  'deal-back-to-one-who-left': () => 'Given kan inte gå tillbaka till någon som har gått.',
  'no-deal-to-give-back': () => 'Kvällen är avslutad: det finns ingen giv att ge tillbaka.',
  'pot-cannot-pay': ({ pot, holds, pays }) =>
    `${pot === 'king-pot' ? 'Kungskoppen' : 'Pagatkoppen'} har ${holds} poäng och kan inte betala ${pays}. Räknas kvällen om tas de från dem som vann dem.`,
  'step-cannot-stand': ({ step, because }, say) => `${STEPS[step]}: ${say.refusal(because)}`,
} satisfies SentencesOf<typeof EVENING_REASONS>;

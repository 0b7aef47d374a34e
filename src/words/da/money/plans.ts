import type { PLAN_REASONS } from '../../../money/settling-up/reasons.js';
import type { PlanEvent } from '../../../events/money/plan.js';
import type { LogWords, SentencesOf } from '../../language.js';
import { about, transferWords } from '../../money-log.js';

/** What happened to plans by which members settle up. */
export const planLog = {
  'plan-agreed': ({ on, way, members, transfers }, say) =>
    `Afregning pr. ${say.day(on)} for ${members} ${members === 1 ? 'medlem' : 'medlemmer'} aftalt ${
      way === 'purse' ? 'gennem kassen' : 'medlemmerne imellem'
    }: ${transfers} ${transfers === 1 ? 'betaling' : 'betalinger'}.`,
  'transfer-done': ({ text, ...transfer }, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `${from} betalte ${money} til ${to} efter afregningen${about(text)}.`;
  },
  'transfer-dropped': (transfer, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `Betalingen på ${money} fra ${from} til ${to} udgik af afregningen.`;
  },
} satisfies Pick<LogWords['sentences'], PlanEvent['kind']>;

export const planReasons = {
  'no-such-plan': () => 'Den afregning findes ikke.',
  'no-such-transfer': () => 'Den betaling findes ikke i afregningen.',
  'purse-is-needed': () => 'Vælg en kasse: beløbene går ikke op medlemmerne imellem.',
  'member-is-twice': () => 'Hvert medlem kan være med én gang.',
  'nothing-to-settle': () => 'Der er ikke noget at afregne.',
  'plan-is-stale': () => 'Saldiene har ændret sig siden. Se afregningen igen, og aftal den så.',
  'plan-of-later-day': ({ day }, say) =>
    `Nogle af dem er allerede afregnet til en senere dag; vælg ${say.day(day)} eller senere.`,
  'transfer-is-done': () => 'Den betaling er allerede meldt udført.',
  'transfer-is-dropped': () => 'Den betaling er udgået.',
  'day-before-plan': ({ day, first }, say) =>
    `${say.day(day)} er for tidligt; det kan tidligst være ${say.day(first)}.`,
  'transfer-moved-on': () => 'En anden har lige ændret betalingen. Se den igen.',
  'not-your-transfer': () =>
    'Kun den, der får pengene, eller en kasserer kan melde betalingen udført.',
  'own-payment': () => 'Din egen betaling skal en anden bekræfte.',
} satisfies SentencesOf<typeof PLAN_REASONS>;

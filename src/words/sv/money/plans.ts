import type { PLAN_REASONS } from '../../../money/settling-up/reasons.js';
import type { PlanEvent } from '../../../events/money/plan.js';
import type { LogWords, SentencesOf } from '../../language.js';
import { about, transferWords } from '../../money-log.js';

/** What happened to plans by which members settle up. */
export const planLog = {
  'plan-agreed': ({ on, way, members, transfers }, say) =>
    `Avräkning per ${say.day(on)} för ${members} ${members === 1 ? 'medlem' : 'medlemmar'} avtalad ${
      way === 'purse' ? 'genom kassan' : 'medlemmar emellan'
    }: ${transfers} ${transfers === 1 ? 'betalning' : 'betalningar'}.`,
  'transfer-done': ({ text, ...transfer }, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `${from} betalade ${money} till ${to} enligt avräkningen${about(text)}.`;
  },
  'transfer-dropped': (transfer, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `Betalningen på ${money} från ${from} till ${to} utgick ur avräkningen.`;
  },
} satisfies Pick<LogWords['sentences'], PlanEvent['kind']>;

export const planReasons = {
  'no-such-plan': () => 'Den avräkningen finns inte.',
  'no-such-transfer': () => 'Den betalningen finns inte i avräkningen.',
  'purse-is-needed': () => 'Välj en kassa: beloppen går inte jämnt upp mellan medlemmarna.',
  'member-is-twice': () => 'Varje medlem kan vara med en gång.',
  'nothing-to-settle': () => 'Det finns inget att avräkna.',
  'plan-is-stale': () =>
    'Saldona har ändrats sedan dess. Titta på avräkningen igen och avtala den sedan.',
  'plan-of-later-day': ({ day }, say) =>
    `Några av dem är redan avräknade till en senare dag; välj ${say.day(day)} eller senare.`,
  'transfer-is-done': () => 'Den betalningen är redan markerad som gjord.',
  'transfer-is-dropped': () => 'Den betalningen har utgått.',
  'day-before-plan': ({ day, first }, say) =>
    `${say.day(day)} är för tidigt; det kan tidigast vara ${say.day(first)}.`,
  'transfer-moved-on': () => 'Någon annan har just ändrat betalningen. Titta på den igen.',
  'not-your-transfer': () =>
    'Bara den som får pengarna eller en kassör kan markera betalningen som gjord.',
  'own-payment': () => 'Din egen betalning måste någon annan bekräfta.',
} satisfies SentencesOf<typeof PLAN_REASONS>;

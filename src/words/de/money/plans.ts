import type { PLAN_REASONS } from '../../../money/settling-up/reasons.js';
import type { PlanEvent } from '../../../events/money/plan.js';
import type { LogWords, SentencesOf } from '../../language.js';
import { about, transferWords } from '../../money-log.js';

/** What happened to plans by which members settle up. */
export const planLog = {
  'plan-agreed': ({ on, way, members, transfers }, say) =>
    `Abrechnung zum ${say.day(on)} für ${members} ${members === 1 ? 'Mitglied' : 'Mitglieder'} vereinbart, ${
      way === 'purse' ? 'über die Kasse' : 'unter den Mitgliedern'
    }: ${transfers} ${transfers === 1 ? 'Zahlung' : 'Zahlungen'}.`,
  'transfer-done': ({ text, ...transfer }, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `${from} zahlte ${money} an ${to}, wie abgerechnet${about(text)}.`;
  },
  'transfer-dropped': (transfer, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `Die Zahlung von ${money} von ${from} an ${to} entfiel.`;
  },
} satisfies Pick<LogWords['sentences'], PlanEvent['kind']>;

export const planReasons = {
  'no-such-plan': () => 'Diese Abrechnung gibt es nicht.',
  'no-such-transfer': () => 'Diese Zahlung gibt es in der Abrechnung nicht.',
  'purse-is-needed': () => 'Wähle eine Kasse: Unter den Mitgliedern gehen die Beträge nicht auf.',
  'member-is-twice': () => 'Jedes Mitglied kann einmal dabei sein.',
  'nothing-to-settle': () => 'Es gibt nichts abzurechnen.',
  'plan-is-stale': () =>
    'Die Stände haben sich seither geändert. Sieh die Abrechnung noch einmal an und vereinbare sie dann.',
  'plan-of-later-day': ({ day }, say) =>
    `Einige sind schon zu einem späteren Tag abgerechnet; wähle den ${say.day(day)} oder später.`,
  'transfer-is-done': () => 'Diese Zahlung ist schon als erledigt gemeldet.',
  'transfer-is-dropped': () => 'Diese Zahlung ist entfallen.',
  'day-before-plan': ({ day, first }, say) =>
    `${say.day(day)} ist zu früh; es geht frühestens am ${say.day(first)}.`,
  'transfer-moved-on': () =>
    'Jemand anders hat die Zahlung gerade geändert. Sieh sie noch einmal an.',
  'not-your-transfer': () =>
    'Nur wer das Geld bekommt oder die Kassenführung kann die Zahlung als erledigt melden.',
  'own-payment': () => 'Deine eigene Zahlung muss jemand anders bestätigen.',
} satisfies SentencesOf<typeof PLAN_REASONS>;

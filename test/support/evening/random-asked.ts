import type { AskedStep } from '../../../src/evening/asked.js';
import type { CorrectionAsked } from '../../../src/evening/corrections/changes.js';
import { findHand, fineContent, handContent } from '../../../src/evening/lookup.js';
import type { SessionState } from '../../../src/evening/fold.js';
import { isBetween as isBetweenHands } from '../../../src/evening/steps.js';
import { gameOf, type HandRecord, type Rules } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import { viewTable } from '../../../src/sessions/view.js';
import { pick } from '../tarok/cards.js';
import { negative, positive, trischaken } from '../koenigrufen/koenigrufen-deal.js';
import type { LoggedEvening } from './logged-evening.js';
import { nextHand, nextStep } from './random-evening.js';

type Random = () => number;

/** As far as it is looked at what happens next. */
type Table = Pick<LoggedEvening, 'rules' | 'state'>;

/** The next event at a table of Tarok, as long as it is open. */
export function nextAsked(evening: Table, members: readonly PlayerId[], random: Random): AskedStep {
  const view = viewTable(evening.rules, evening.state);
  const { what, body } = nextStep(evening.rules as TarokRules, view, members, random);
  switch (what) {
    case 'hands':
      return { kind: 'hand', record: body as Extract<AskedStep, { kind: 'hand' }>['record'] };
    case 'fines': {
      const hand = random() < 0.5 && evening.state.hands > 0 ? evening.state.hands : null;
      return { kind: 'fine', fine: body as Extract<AskedStep, { kind: 'fine' }>['fine'], hand };
    }
    case 'join':
      return { kind: 'join', ...(body as { player: PlayerId; seat: number }) };
    case 'leave':
      return { kind: 'leave', ...(body as { player: PlayerId }) };
    case 'dealer':
      return { kind: 'dealer', ...(body as { player: PlayerId; reason: string }) };
  }
}

/** The next event at a table of Königrufen: hands that were really played, fines, people. */
export function nextKoenigrufen(
  { rules, state }: Table,
  members: readonly PlayerId[],
  random: Random,
): AskedStep {
  const { players } = state.table;
  const waiting = members.filter((one) => !players.includes(one));
  const chance = random();
  if (chance < 0.06 && waiting.length > 0 && players.length < 5) {
    return { kind: 'join', player: pick(random, waiting), seat: null };
  }
  if (chance < 0.1 && players.length > 4) return { kind: 'leave', player: pick(random, players) };
  if (chance < 0.13) return { kind: 'dealer', player: pick(random, players), reason: 'As agreed.' };
  if (chance < 0.22) {
    const to = pick(random, ['players', 'kitty'] as const);
    const player = pick(random, players);
    const amount = 1 + Math.floor(random() * 9);
    const hand = random() < 0.5 && state.hands > 0 ? state.hands : null;
    return { kind: 'fine', fine: { player, code: 'other', stage: 'play', amount, to }, hand };
  }
  return { kind: 'hand', record: playedKoenigrufen(rules, state, random) };
}

/** A hand of Königrufen as it was really played, by who plays at this table. */
export function playedKoenigrufen(
  rules: Rules,
  { table }: Pick<SessionState, 'table'>,
  random: Random,
): HandRecord {
  const play = pick(random, [positive, positive, positive, negative, trischaken]);
  const active = gameOf(rules).active(rules, table);
  const told = JSON.stringify(play(random)).replace(
    /"([abcd])"/g,
    (_, letter: string) => `"${active['abcd'.indexOf(letter)] ?? ''}"`,
  );
  return { ...JSON.parse(told), game: 'koenigrufen' } as HandRecord;
}

/** A hand, a fine or a change of seats that is to say something else, or nothing. */
export function correctionAsked(
  evening: Table & Pick<LoggedEvening, 'course'>,
  random: Random,
): CorrectionAsked {
  const { course, rules, state } = evening;
  const hand = 1 + Math.floor(random() * state.hands);
  const { record, fineIds } = handContent(course, hand);
  const between = course.flatMap(({ step }) =>
    step.kind === 'fine-recorded' ? [fineContent(course, step)] : [],
  );
  const moves = course.flatMap(({ step, state: { version } }) =>
    isBetweenHands(step) ? [version] : [],
  );
  if (random() < 0.3 && moves.length > 0) return { step: pick(random, moves), void: true };
  const chance = random();
  const isBetween = chance < 0.3 && between.length > 0;
  const fine = isBetween
    ? pick(random, between)
    : { fineId: fineIds[0], record: record?.fines?.[0] ?? null };
  if (chance < 0.5 && fine.fineId !== undefined && fine.record !== null) {
    const { fineId } = fine;
    if (random() < 0.5) return { fine: fineId, void: true };
    return { fine: fineId, record: { ...fine.record, player: pick(random, state.table.players) } };
  }
  const { before } = findHand(course, hand);
  if (random() < 0.3 || before === null) return { hand, void: true };
  if (rules.game === 'koenigrufen') {
    return { hand, record: playedKoenigrufen(rules, before, random) };
  }
  const now = nextHand(rules, viewTable(rules, before), random);
  return { hand, record: random() < 0.5 ? now : { ...now, fines: record?.fines ?? [] } };
}

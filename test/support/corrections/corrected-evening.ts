import type { ClubView } from '../../../src/clubs/view.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import { call, expectStatus, openClub, openSession, plainHand, type Table } from '../api/api.js';
import { ownerActor, tableActor } from '../access/access.js';
import { write } from './corrections.js';

/** The name of the write at each step. */
export type Step =
  | 'hand1'
  | 'fineAbout1'
  | 'hand2'
  | 'left'
  | 'joined'
  | 'hand3'
  | 'raised'
  | 'answered'
  | 'overturned'
  | 'compensated'
  | 'hand4'
  | 'raisedHand'
  | 'proposed'
  | 'proposedHand'
  | 'upheldHand'
  | 'closed'
  | 'voidedAfterClose';

/** An evening with many corrections, by its answers. */
export interface CorrectedEvening {
  readonly table: Table;
  readonly names: readonly string[];
  /** The members: Anna deals first; Dorte leaves and Erik sits down in her place. */
  readonly anna: string;
  readonly bent: string;
  readonly carl: string;
  readonly dorte: string;
  readonly erik: string;
  /** The authors in the log: of hand 3, and of everything that nobody else did. */
  readonly annaAtTable: string;
  readonly owner: string;
  /** Numbers in the log. */
  readonly at: Readonly<Record<Step, number>>;
  /** In hand 1, overturned with a replay; between hands, about hand 1, voided after the close. */
  readonly fines: { readonly inHand1: string; readonly about1: string; readonly inHand3: string };
  readonly disputes: { readonly ofFine: string; readonly ofHand: string };
  /** As it was first recorded. */
  readonly hand3: TarokHandRecord;
}

/**
 * Plays an evening of brix-1996 with four players:
 *
 * 1. hand 1 with a fine for Bent, and a fine of Anna's between hands about hand 1;
 * 2. hand 2, in which Bent wins the king pot with the king of hearts;
 * 3. Dorte leaves, Erik joins; hand 3 with another fine for Bent, recorded by Anna at the tablet;
 * 4. Bent disputes the first fine, Dorte answers, Anna proposes to overturn it in replay, Erik confirms;
 * 5. hand 3 is compensated: Bent was not to be fined, but Erik; hand 4;
 * 6. Bent disputes hand 4, Anna proposes to uphold it, Dorte confirms;
 * 7. the session closes, and after that the fine about hand 1 is voided in replay.
 */
export async function playCorrectedEvening(base: string): Promise<CorrectedEvening> {
  const openedClub = await openClub(base);
  const table = await openSession(base, openedClub, { players: 4, rate: 10 });
  const [anna = '', bent = '', carl = '', dorte = '', erik = ''] = openedClub.members;
  const at: Partial<Record<Step, number>> = {};
  let view: TableView = table.session;

  const step = async <T extends object>(
    name: Step,
    path: string,
    body: unknown,
    actor?: string,
  ) => {
    const { version } = view;
    const sent = { path: table.path + path, body, version, ...(actor ? { actor } : {}) };
    const { status, text, body: answer } = await write<T & Answered>(base, sent);
    if (status >= 300) throw new Error(`${name}: ${text}`);
    const { step: done = answer.dispute?.step, correction } = answer;
    at[name] = correction?.event ?? done?.event ?? answer.event ?? 0;
    view = answer.session && typeof answer.session === 'object' ? answer.session : view;
    return answer;
  };
  const fine = (player: string, reportedBy: string, note: string) =>
    ({ player, code: 'lead-out-of-turn', stage: 'play', reportedBy, note }) as const;
  const withFines = (fines: readonly unknown[]) => {
    return { ...plainHand(view), fines } as TarokHandRecord;
  };

  const hand1 = await step<Fined>('hand1', '/hands', withFines([fine(bent, dorte, 'In trick 4.')]));
  const about1 = {
    player: anna,
    code: 'other',
    stage: 'after',
    amount: 20,
    hand: 1,
    note: 'Looked.',
  };
  const fined = await step<{ id: string }>('fineAbout1', '/fines', about1);
  await step('hand2', '/hands', wonByKing(view, bent));
  await step('left', '/leave', { player: dorte });
  await step('joined', '/join', { player: erik, seat: 3 });
  const hand3 = withFines([fine(bent, carl, 'Out of turn.')]);
  const third = await step<Fined>('hand3', '/hands', hand3, anna);

  const inHand1 = hand1.fineIds[0] ?? '';
  const raised = await step<Raised>(
    'raised',
    '/disputes',
    { fine: inHand1, text: 'It was my turn to lead.' },
    bent,
  );
  const ofFine = raised.id;
  await step('answered', `/disputes/${ofFine}/answers`, { text: 'It was mine.' }, dorte);
  /** Anna, who recorded it, proposes the decision, and the other one confirms it. */
  const decide = async (
    name: 'overturned' | 'upheldHand',
    dispute: string,
    decision: object & { second: string },
  ) => {
    const path = `/disputes/${dispute}/proposals`;
    const proposed = await step<Proposed>(
      name === 'overturned' ? 'proposed' : 'proposedHand',
      path,
      decision,
      anna,
    );
    const proposal = { proposal: proposed.proposal.event };
    await step(name, `${path}/confirm`, proposal, decision.second);
  };
  const right = { text: 'Bent is right.', decision: 'overturned', mode: 'replay' };
  await decide('overturned', ofFine, { ...right, second: erik });
  const instead = { ...hand3, fines: [fine(erik, carl, 'It was Erik.')] };
  await step('compensated', '/corrections', {
    mode: 'compensate',
    reason: 'Erik led, not Bent.',
    corrections: [{ hand: 3, record: instead }],
  });
  await step('hand4', '/hands', plainHand(view));
  const doubted = await step<Raised>(
    'raisedHand',
    '/disputes',
    { hand: 4, text: 'Miscounted.' },
    bent,
  );
  const ofHand = doubted.id;
  const counted = { text: 'Counted again.', decision: 'upheld', second: dorte };
  await decide('upheldHand', ofHand, counted);
  await step('closed', '/close', {});
  await step('voidedAfterClose', '/corrections', {
    mode: 'replay',
    reason: 'She had not looked.',
    corrections: [{ fine: fined.id, void: true }],
  });
  await rename(base, table.club, dorte);
  return {
    table,
    names: ['Anna', 'Bent', 'Carl', 'Dorte', 'Erik'],
    anna,
    bent,
    carl,
    dorte,
    erik,
    annaAtTable: await tableActor(base, table.club, anna),
    owner: await ownerActor(base),
    at: at as Record<Step, number>,
    fines: { inHand1, about1: fined.id, inHand3: third.fineIds[0] ?? '' },
    disputes: { ofFine, ofHand },
    hand3,
  };
}

interface Answered {
  readonly event?: number;
  readonly session?: TableView;
  readonly correction?: { readonly event: number };
  readonly step?: { readonly event: number };
  readonly dispute?: { readonly step?: { readonly event: number } };
}

interface Proposed {
  readonly proposal: { readonly event: number };
}

interface Fined {
  readonly fineIds: readonly string[];
}

interface Raised {
  readonly id: string;
}

/** The plain hand, but that this player wins the last trick with the king of hearts. */
function wonByKing(view: TableView, player: string): TarokHandRecord {
  const lastTrick = { winner: player, ultimoCards: [{ player, card: 'king-hearts' }] };
  return { ...plainHand(view), lastTrick } as unknown as TarokHandRecord;
}

/** Dorte leaves the club and is called otherwise; the club too. */
async function rename(base: string, club: string, member: string): Promise<void> {
  const path = `/v1/clubs/${club}/members/${member}`;
  const body = { name: 'Dorthea' };
  expectStatus(await call(base, 'PATCH', path, { body }), 200);
  expectStatus(await call(base, 'POST', `${path}/archive`, { body: {} }), 200);
  const other = { body: { name: 'Kopperne af 1959' } };
  expectStatus(await call<ClubView>(base, 'PATCH', `/v1/clubs/${club}`, other), 200);
}

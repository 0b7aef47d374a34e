import { atMinute, EXAMPLE } from '../platform/http/reference/example-ids.js';
import { reads } from '../platform/http/reference/operation.js';
import { namedExample } from '../platform/http/reference/schema-parts.js';
import { evening, FINE_BETWEEN, RECORDER } from '../sessions/examples/evening.js';
import { raised } from '../sessions/examples/disputes-evening.js';
import { entryOf } from './log/entry.js';
import type { AuditContext } from '../events/kind.js';
import { AuditPage, type AuditEntry } from './log/view.js';
import { type FinePotView, FineRegisterPage } from './fine-register/view.js';

const { session: SESSION, fineBetween: FINE, fineInHand: DISPUTED, dispute: DISPUTE } = EXAMPLE;

const NAMES = new Map([
  [EXAMPLE.user, RECORDER.actorName],
  [EXAMPLE.karen, 'Karen'],
  [EXAMPLE.aksel, 'Aksel'],
]);

const CONTEXT: AuditContext = {
  currency: 'DKK',
  cashAccounts: new Map(),
  seasons: [],
  evenings: new Map(),
  vouchers: new Map(),
  payments: new Map(),
  years: new Map(),
  fines: new Map([
    [DISPUTED, { id: DISPUTED, code: 'lead-out-of-turn', player: EXAMPLE.aksel, amount: 20 }],
  ]),
  disputes: [
    {
      id: DISPUTE,
      hand: 1,
      fine: DISPUTED,
      raisedBy: EXAMPLE.aksel,
      raisedSeq: 11,
      endedSeq: null,
      state: 'open',
    },
  ],
  before: new Map(),
};

/** The fine between hands of the evening. */
function fineTold(): AuditEntry {
  const { hand, ...record } = FINE_BETWEEN;
  const { event: seq, recordedAt: time, payments } = evening().fine;
  const event = { kind: 'fine-recorded', session: SESSION, fineId: FINE, hand, record } as const;
  return entryOf(
    { seq, time, actor: RECORDER.actor, session: SESSION, event },
    CONTEXT,
    NAMES,
    payments.map(({ from, to, points: amount, reason, stage, source }) => {
      return { from, to, amount, unit: 'points', reason, stage, source, hand, fine: FINE };
    }),
  );
}

/** The objection to the fine in the first hand. */
function objectionTold(): AuditEntry {
  const { event: seq, time, by, text } = raised().step;
  const of = { session: SESSION, dispute: DISPUTE, hand: 1, fine: DISPUTED };
  const event = { kind: 'dispute-raised', by, text, ...of } as const;
  return entryOf({ seq, time, actor: by, session: SESSION, event }, CONTEXT, NAMES, []);
}

/** A role that was raised, in an evening's log at its end. */
function roleTold(): AuditEntry {
  const of = { kind: 'access-given', user: EXAMPLE.user, name: 'karen@example.org' } as const;
  const seq = 24;
  const logged = { seq, time: atMinute(200), actor: EXAMPLE.aksel, session: null };
  return entryOf(
    { ...logged, event: { ...of, roles: ['owner'], member: EXAMPLE.karen } },
    { ...CONTEXT, before: new Map([[seq, { ...of, roles: ['secretary'], member: null }]]) },
    NAMES,
    [],
  );
}

/** The register's entry of the fine between hands, after the evening has closed. */
function register(): FineRegisterPage {
  const { fine, closed } = evening();
  const { id, event, recordedAt, hand, player, code, stage, note, amount, source } = fine;
  const way = (pot: 'king-pot' | 'pagat-pot'): FinePotView => {
    const shares = closed.payments.filter(({ from }) => from === pot);
    return {
      pot,
      points: amount,
      now: 'shared',
      steps: [
        { what: 'paid', event, hand: null, reason: 'fine', to: [] },
        {
          what: 'partly-taken',
          event: evening().left.event,
          hand: null,
          reason: 'leaving',
          to: evening()
            .left.payments.filter(({ from }) => from === pot)
            .map(({ to, points }) => ({ player: to, points })),
        },
        {
          what: 'shared',
          event: closed.event,
          hand: null,
          reason: 'pot-split',
          to: shares.map(({ to, points }) => ({ player: to, points })),
        },
      ],
    };
  };
  const registered = {
    id,
    event,
    recordedAt,
    ...RECORDER,
    session: SESSION,
    hand,
    player,
    code,
    stage,
    note,
    amount,
    to: 'pots' as const,
    source,
    rule: `/v1/clubs/${EXAMPLE.club}/sessions/${SESSION}/rules`,
    selfReported: fine.selfReported,
    reportedBy: fine.reportedBy,
    state: fine.state,
    disputes: [],
    correction: null,
    pots: [way('king-pot'), way('pagat-pot')],
  };
  return {
    fines: [registered],
    totals: { fines: 4, standing: 4, points: 170 },
    next: `${event}.0.${id}`,
  };
}

/** The API reference of the audit view and of the register of fines. */
export const auditApi = {
  audit: reads({
    id: 'readAudit',
    summary: 'What happened in a club',
    description:
      'The log of the club told: what happened, when, by whom and why, with old and new values and with ' +
      'what was paid. Everything, or what touched a session, a hand, a fine, a dispute or a member; by ' +
      'kinds and times. In the order of the log, or the newest first.',
    of: ['clubId'],
    answer: {
      description: 'A page of the log.',
      type: AuditPage,
      examples: {
        fine: namedExample('audit-of-fine', 'What touched a fine', () => ({
          entries: [fineTold()],
          next: null,
        })),
        dispute: namedExample('audit-of-dispute', 'The first step of a dispute', () => ({
          entries: [objectionTold()],
          next: String(raised().step.event),
        })),
        role: namedExample('audit-of-role', 'A role that was raised', () => ({
          entries: [roleTold()],
          next: null,
        })),
      },
    },
    refusals: [
      'validation-failed',
      'session-not-found',
      'hand-not-found',
      'fine-not-found',
      'dispute-not-found',
      'member-not-found',
    ],
  }),
  fines: reads({
    id: 'readFineRegister',
    summary: 'The register of fines',
    description:
      'Every fine of the club, the newest first: who was fined for what, by which place in the rule book, ' +
      'who reported and who recorded it, how it stands, its disputes, the correction that overturned it, ' +
      'and where its points went since. Totals are of all fines that the filter lets through. Who is ' +
      'but a member gets their own.',
    of: ['clubId'],
    answer: {
      description: 'A page of the register.',
      type: FineRegisterPage,
      examples: {
        page: namedExample('fine-register', 'A fine that was shared at the close', register),
      },
    },
    refusals: ['validation-failed', 'session-not-found', 'member-not-found', 'member-not-claimed'],
  }),
};

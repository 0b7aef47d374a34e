import { randomUUID } from 'node:crypto';
import { atMinute, EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { corrects, reads } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import type { PlayerId } from '../../rules/payment.js';
import { evening, FULL_HAND, RECORDER } from '../examples/evening.js';
import { correctCourse } from '../../evening/fold-course.js';
import type { CorrectionRecorded } from '../../evening/event.js';
import { foldHistory } from '../../evening/history.js';
import { viewPayments, viewTable } from '../view.js';
import { resolveChanges } from '../../evening/corrections/changes.js';
import { viewCorrection } from './correct.js';
import { CorrectionDto, CorrectionPreviewDto, FaultyDeckDto, UndoDto } from './correction.dto.js';
import {
  CorrectionList,
  CorrectionMadeView,
  CorrectionPreview,
  HandRevisionList,
} from './correction.view.js';
import { previewOf } from './preview-correction.js';

const COUNTED_WRONGLY = {
  hand: 1,
  record: {
    ...FULL_HAND,
    count: [
      { player: EXAMPLE.karen as PlayerId, points: 49 },
      { player: EXAMPLE.aksel as PlayerId, points: 15 },
    ],
  },
};
const TO_MAKE = {
  mode: 'replay',
  reason: 'Karen counted 49, not 39.',
  corrections: [COUNTED_WRONGLY],
};
const NO_FINE = { corrections: [{ fine: EXAMPLE.fineInHand, void: true }] };

/** The evening of the examples after its first hand. */
function history() {
  return foldHistory(evening().events.slice(0, 2));
}

function made(): CorrectionMadeView {
  const before = history();
  const event: CorrectionRecorded = {
    kind: 'correction-recorded',
    session: EXAMPLE.session,
    mode: 'replay',
    reason: TO_MAKE.reason,
    dispute: null,
    changes: resolveChanges(before, [COUNTED_WRONGLY], randomUUID),
  };
  const { course: after, postings } = correctCourse(before.rules, before.course, event);
  const logged = { seq: 8, time: atMinute(20), actor: EXAMPLE.borge };
  const step = { ...logged, event, before: before.course, after, postings };
  const state = after.at(-1)?.state ?? before.state;
  const names = new Map([[EXAMPLE.borge, 'Børge']]);
  return { ...viewCorrection(before.rules, step, names), session: viewTable(before.rules, state) };
}

function inTheBooks() {
  const { session: _table, ...correction } = made();
  return correction;
}

function preview(): CorrectionPreview {
  const before = history();
  const changes = resolveChanges(before, [COUNTED_WRONGLY], randomUUID);
  return previewOf(before, changes);
}

function revisions(): HandRevisionList {
  const { full } = evening();
  const { event, recordedAt, actor, actorName, mode, reason, hands, effect } = made();
  const { fineIds, record, payments } = full;
  const first = { revision: 1, by: 'recorded', event: full.event, recordedAt: full.recordedAt };
  const second = { revision: 2, by: 'corrected', event, recordedAt };
  return {
    hand: 1,
    revisions: [
      {
        ...first,
        by: 'recorded',
        ...RECORDER,
        mode: null,
        reason: null,
        record,
        fineIds,
        payments,
      },
      {
        ...second,
        by: 'corrected',
        actor,
        actorName,
        mode,
        reason,
        record: hands[0]?.now ?? null,
        fineIds: hands[0]?.fineIds ?? [],
        payments: effect.hands[0]?.now.payments ?? viewPayments([]),
      },
    ],
  };
}

const ANSWER = {
  status: 201,
  description: 'The correction, what it changed, and the table after it.',
  type: CorrectionMadeView,
  examples: { made: namedExample('correction-made', 'A count was wrong', made) },
} as const;

const REFUSALS = [
  'correction-refused',
  'impossible-hand',
  'rule-refused',
  'hand-not-found',
  'fine-not-found',
  'fine-overturned',
  'amount-too-large',
] as const;

/** The API reference of corrections. */
export const correctionsApi = {
  correct: corrects({
    id: 'correct',
    summary: 'Correct hands, fines and changes of seats',
    description:
      'Gives hands and fines of a session, open or closed, another record, or voids them, all at once. ' +
      '`compensate` lets history stand and pays the difference now, out of the pots as they are. ' +
      '`replay` plays the session again with the correction in its place and posts what changes for ' +
      'everyone, the split and the money of a closed session included. Nothing is overwritten: hands ' +
      'keep their revisions, and a fine that is not as it was is overturned and a new one takes its place. ' +
      'That somebody joined or left can be taken back by a replay.',
    of: ['clubId', 'sessionId'],
    body: {
      type: CorrectionDto,
      description: 'What should have been recorded, how to pay for it, and why.',
      examples: {
        count: namedExample('correction-to-make', 'A count was wrong', () => TO_MAKE),
        fine: namedExample('correction-to-make-of-fine', 'There was nothing to fine', () => ({
          mode: 'compensate',
          reason: 'Nobody led out of turn.',
          ...NO_FINE,
        })),
      },
    },
    answer: ANSWER,
    refusals: REFUSALS,
  }),
  preview: reads({
    id: 'previewCorrection',
    summary: 'Preview a correction',
    description:
      'Both ways to correct, side by side: for every member and pot the difference, which hands come ' +
      'out otherwise and how, or why it cannot be done and what else would have to be corrected. Nothing ' +
      'is written, and neither key nor version is needed.',
    of: ['clubId', 'sessionId'],
    body: {
      type: CorrectionPreviewDto,
      description: 'What should have been recorded.',
      examples: {
        count: namedExample('correction-to-preview', 'A count was wrong', () => ({
          corrections: [COUNTED_WRONGLY],
        })),
        fine: namedExample('correction-to-preview-of-fine', 'Nothing to fine', () => NO_FINE),
      },
    },
    answer: {
      description: 'What each of them would change.',
      type: CorrectionPreview,
      examples: { both: namedExample('correction-previewed', 'Both can be done', preview) },
    },
    refusals: ['club-archived', 'dispute-not-found', 'dispute-closed', ...REFUSALS],
  }),
  list: reads({
    id: 'listCorrections',
    summary: 'The corrections of a session',
    description: 'Every correction with old and new records, why, by whom, and what it changed.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The corrections, in the order of the log.',
      type: CorrectionList,
      examples: {
        corrections: namedExample('corrections', 'One correction', () => ({
          corrections: [inTheBooks()],
        })),
      },
    },
  }),
  revisions: reads({
    id: 'listRevisions',
    summary: 'The revisions of a hand',
    description:
      'All that a hand ever said, each with the payments it came to: as recorded, as corrected, and ' +
      'where the replay of another hand made it come out otherwise.',
    of: ['clubId', 'sessionId', 'number'],
    answer: {
      description: 'The revisions, in the order of the log.',
      type: HandRevisionList,
      examples: { revisions: namedExample('hand-revisions', 'Recorded and corrected', revisions) },
    },
  }),
  undo: corrects({
    id: 'undo',
    summary: 'Undo what came last',
    description:
      'Takes back the latest thing at the table that counts, a hand, a fine, somebody joining or leaving, ' +
      'as if it had not been, and replays the close if there was one. Undoing again takes back the one ' +
      'before. A hand keeps its number; all stays in the log.',
    of: ['clubId', 'sessionId'],
    body: {
      type: UndoDto,
      description: 'Why, if there is something to say.',
      examples: {
        plain: namedExample('undo', 'Nothing to say', () => ({})),
        reason: namedExample('undo-with-reason', 'With a reason', () => ({
          reason: 'Tapped in twice.',
        })),
      },
    },
    answer: ANSWER,
    refusals: ['correction-refused', 'hand-not-found'],
  }),
  faultyDeck: corrects({
    id: 'findDeckFaulty',
    summary: 'Give a misdeal fine back: the deck was faulty',
    description:
      'When the cards themselves turn out to be faulty, the dealer gets the misdeal fine back out of the ' +
      'pots or, having let the deal go instead, the deal: they deal the next hand (wolff-1899, §2).',
    of: ['clubId', 'sessionId'],
    body: {
      type: FaultyDeckDto,
      description: 'The misdeal fine, and what was wrong with the cards.',
      examples: {
        deck: namedExample('faulty-deck', 'A card too many', () => ({
          fine: EXAMPLE.fineForMisdeal,
          reason: 'There are two knights of hearts in the deck.',
        })),
      },
    },
    answer: ANSWER,
    refusals: ['correction-refused', 'rule-refused', 'fine-not-found', 'fine-overturned'],
  }),
};

import { atMinute, EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { reads, writesSession } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { FineBetweenHandsDto } from '../fines/fine.dto.js';
import { HAND_RECORD } from './hand-record.js';
import { FineList, FineRecordedView, type FineLine } from '../fines/fine.view.js';
import { HandList, HandPreview, HandRecordedView, RecordedHandView } from './hand.view.js';
import { koenigrufenEvening, PICCOLO, RUFER, TRISCHAKEN } from '../examples/koenigrufen-evening.js';
import { ABANDONED, evening, FINE_BETWEEN, FULL_HAND, NOLO, REDEAL } from '../examples/evening.js';

const BODY = {
  type: HAND_RECORD,
  description:
    'The hand in the words of the game; nothing in it is an amount of points, but where the book ' +
    'leaves a choice of fines.',
  examples: {
    full: namedExample(
      'hand-with-everything',
      'Meldinger, a king lost, a pagat won, a fine, a king bagud, and the count',
      () => FULL_HAND,
    ),
    nolo: namedExample('hand-with-nolo', 'A nolo: nobody counts', () => NOLO),
    abandoned: namedExample('hand-abandoned', 'Broken off by a fine', () => ABANDONED),
    redeal: namedExample('hand-dealt-again', 'A misdeal, dealt again', () => REDEAL),
    rufer: namedExample(
      'hand-of-koenigrufen',
      'Königrufen: a rufer with a declared bird and kontra',
      () => RUFER,
    ),
    piccolo: namedExample(
      'hand-of-koenigrufen-piccolo',
      'Königrufen: a piccolo with personal kontra',
      () => PICCOLO,
    ),
    trischaken: namedExample(
      'hand-of-koenigrufen-trischaken',
      'Königrufen: a trischaken',
      () => TRISCHAKEN,
    ),
  },
};

const REFUSALS = ['impossible-hand', 'rule-refused', 'amount-too-large'] as const;

function inTheBooks(): RecordedHandView {
  const { session, ...hand } = evening().full;
  return hand;
}

function previewed(): HandPreview {
  const { event, recordedAt, ...hand } = evening().full;
  return { ...hand, fineIds: [] };
}

const FINE: FineLine = {
  id: EXAMPLE.fineInHand,
  session: EXAMPLE.session,
  hand: 1,
  player: EXAMPLE.aksel,
  code: 'lead-out-of-turn',
  stage: 'play',
  amount: 20,
  to: 'pots',
  selfReported: false,
  reportedBy: EXAMPLE.borge,
  note: 'Led to the ninth trick.',
  state: 'recorded',
  event: 7,
  recordedAt: atMinute(18),
};

/** The API reference of hands and fines. */
export const handsApi = {
  record: writesSession({
    id: 'recordHand',
    summary: 'Record a hand',
    description:
      'Records the next hand and settles it. What no deal and no legal play can have produced is ' +
      'refused with the reason; a melding that was probably missed is a warning in the answer. A hand of ' +
      'Tarok that was played has a `lastTrick` (beside a nolo only where a pagat or king fell in it, or the ' +
      'house pays it), and a `count` unless there was a nolo (in vlk-1970, or a ' +
      'tout); one that was abandoned or dealt again has neither. A hand of Königrufen has a `contract`; what follows from ' +
      'the rest may be left out.',
    of: ['clubId', 'sessionId'],
    body: BODY,
    answer: {
      status: 201,
      description: 'The hand, who pays whom, and the table after it.',
      type: HandRecordedView,
      examples: {
        full: namedExample('hand-recorded', 'Hand 1', () => evening().full),
        nolo: namedExample('hand-recorded-nolo', 'Hand 2, a nolo', () => evening().nolo),
        abandoned: namedExample(
          'hand-recorded-abandoned',
          'Hand 3, broken off',
          () => evening().abandoned,
        ),
        redeal: namedExample('hand-recorded-redeal', 'Hand 4, redealt', () => evening().redeal),
        rufer: namedExample(
          'hand-recorded-koenigrufen',
          'Königrufen: a rufer',
          () => koenigrufenEvening().rufer,
        ),
        piccolo: namedExample(
          'hand-recorded-koenigrufen-piccolo',
          'Königrufen: a piccolo',
          () => koenigrufenEvening().piccolo,
        ),
        trischaken: namedExample(
          'hand-recorded-koenigrufen-trischaken',
          'Königrufen: a trischaken',
          () => koenigrufenEvening().trischaken,
        ),
      },
    },
    refusals: REFUSALS,
  }),
  preview: reads({
    id: 'previewHand',
    summary: 'Preview a hand',
    description:
      'What recording this hand now would come to: the same payments, pots, warnings and refusals. ' +
      'Nothing is written, and neither key nor version is needed.',
    of: ['clubId', 'sessionId'],
    body: BODY,
    answer: {
      description: 'The hand and the table as they would be.',
      type: HandPreview,
      examples: { full: namedExample('hand-previewed', 'Hand 1, previewed', previewed) },
    },
    refusals: ['session-closed', ...REFUSALS],
  }),
  list: reads({
    id: 'listHands',
    summary: 'The hands of a session',
    description:
      'The hands in order with their meldinger, fines and payments; the next page is asked for by the ' +
      'number of the last one.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The hands.',
      type: HandList,
      examples: { hands: namedExample('hands', 'One hand', () => ({ hands: [inTheBooks()] })) },
    },
    refusals: ['validation-failed'],
  }),
  read: reads({
    id: 'readHand',
    summary: 'A hand',
    description: 'One hand with its meldinger, fines and payments, as last recorded.',
    of: ['clubId', 'sessionId', 'number'],
    answer: {
      description: 'The hand.',
      type: RecordedHandView,
      examples: { full: namedExample('hand', 'Hand 1', inTheBooks) },
    },
  }),
  fine: writesSession({
    id: 'recordFine',
    summary: 'Record a fine between hands',
    description:
      'Records a fine that belongs to no hand being played; it is paid into both pots. A fine of a hand ' +
      'belongs into the record of that hand, also because it may abandon it: one that by the book ends ' +
      'the hand or passes the deal is refused here, unless the table agreed on the fine alone ' +
      '(`asAgreed`).',
    of: ['clubId', 'sessionId'],
    body: {
      type: FineBetweenHandsDto,
      description: 'Who, what for, and, where the book leaves a choice, how much.',
      examples: {
        other: namedExample(
          'fine-to-record',
          'The table agreed on 20 points to each pot',
          () => FINE_BETWEEN,
        ),
        small: namedExample('fine-to-record-small', 'The pots were not moved', () => ({
          player: EXAMPLE.aksel,
          code: 'cups-not-moved',
          stage: 'deal',
          selfReported: true,
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The fine, what was paid, and the table after it.',
      type: FineRecordedView,
      examples: { fine: namedExample('fine-recorded', 'The fine', () => evening().fine) },
    },
    refusals: ['hand-not-found', ...REFUSALS],
  }),
  fines: reads({
    id: 'listFines',
    summary: 'The fines of a session',
    description: 'The fines inside hands and between them, in the order of the log.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The fines.',
      type: FineList,
      examples: { fines: namedExample('fines', 'One fine', () => ({ fines: [FINE] })) },
    },
  }),
};

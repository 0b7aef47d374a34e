import { reads } from '../../platform/http/reference/operation.js';
import { writesSession } from '../table/writes-session.js';
import { FineBetweenHandsDto } from '../fines/fine.dto.js';
import { HAND_RECORD } from './hand-record.js';
import { FineList, FineRecordedView } from '../fines/fine.view.js';
import { HandList, HandPreview, HandRecordedView, RecordedHandView } from './hand.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { HAND_NUMBER } from './hand-number.js';
import { SESSION_ID } from '../to-session.js';

const BODY = {
  type: HAND_RECORD,
  description:
    'The hand in the words of the game; nothing in it is an amount of points, but where the book ' +
    'leaves a choice of fines.',
};

const REFUSALS = ['impossible-hand', 'rule-refused', 'amount-too-large'] as const;

/** The API reference of hands and fines. */
export const handsApi = {
  record: writesSession({
    id: 'recordHand',
    summary: 'Record a hand',
    description:
      'Records the next hand and settles it. A record that no deal and no legal play can have produced is ' +
      'refused with the reason; a melding that was probably missed is a warning in the answer. A hand of ' +
      'Tarok that was played has a `lastTrick` (beside a nolo only where a pagat or king fell in it, or the ' +
      'house pays it), and a `count` unless there was a nolo (in vlk-1970, or a ' +
      'tout); one that was abandoned or dealt again has neither. A hand of Königrufen has a `contract`; what follows from ' +
      'the rest may be left out.',
    of: [CLUB_ID, SESSION_ID],
    body: BODY,
    answer: {
      status: 201,
      description: 'The hand, who pays whom, and the table after it.',
      type: HandRecordedView,
    },
    refusals: REFUSALS,
  }),
  preview: reads({
    id: 'previewHand',
    summary: 'Preview a hand',
    description:
      'The result of recording this hand now: the same payments, pots, warnings and refusals. ' +
      'Nothing is written, and neither key nor version is needed.',
    of: [CLUB_ID, SESSION_ID],
    body: BODY,
    answer: {
      description: 'The hand and the table as they would be.',
      type: HandPreview,
    },
    refusals: ['session-closed', ...REFUSALS],
  }),
  list: reads({
    id: 'listHands',
    summary: 'The hands of a session',
    description:
      'The hands in order with their meldinger, fines and payments; the next page is asked for by the ' +
      'number of the last one.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The hands.',
      type: HandList,
    },
    refusals: ['validation-failed'],
  }),
  read: reads({
    id: 'readHand',
    summary: 'A hand',
    description: 'One hand with its meldinger, fines and payments, as last recorded.',
    of: [CLUB_ID, SESSION_ID, HAND_NUMBER],
    answer: {
      description: 'The hand.',
      type: RecordedHandView,
    },
  }),
  fine: writesSession({
    id: 'recordFine',
    summary: 'Record a fine between hands',
    description:
      'Records a fine that belongs to no hand being played; it is paid into both pots. A fine of a hand ' +
      'belongs into the record of that hand, also because it may abandon it: one that by the book ends ' +
      'the hand or passes the deal is refused here, unless it was found after the hand, or the table ' +
      'agreed on the fine alone (`asAgreed`).',
    of: [CLUB_ID, SESSION_ID],
    body: {
      type: FineBetweenHandsDto,
      description: 'The player, the reason, and, where the book leaves a choice, the amount.',
    },
    answer: {
      status: 201,
      description: 'The fine, what was paid, and the table after it.',
      type: FineRecordedView,
    },
    refusals: ['hand-not-found', ...REFUSALS],
  }),
  fines: reads({
    id: 'listFines',
    summary: 'The fines of a session',
    description: 'The fines inside hands and between them, in the order of the log.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The fines.',
      type: FineList,
    },
  }),
};

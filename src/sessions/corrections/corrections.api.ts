import { corrects, reads } from '../../platform/http/reference/operation.js';
import { CorrectionDto, CorrectionPreviewDto, FaultyDeckDto, UndoDto } from './correction.dto.js';
import {
  CorrectionList,
  CorrectionMadeView,
  CorrectionPreview,
  HandRevisionList,
} from './correction.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { HAND_NUMBER } from '../hands/hand-number.js';
import { SESSION_ID } from '../to-session.js';

const ANSWER = {
  status: 201,
  description: 'The correction, what it changed, and the table after it.',
  type: CorrectionMadeView,
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
      '`compensate` leaves the evening as it was played and pays the difference now, out of the pots as they are. ' +
      '`replay` plays the session again with the correction in its place and posts what changes for ' +
      'everyone, the split and the money of a closed session included. Nothing is overwritten: hands ' +
      'keep their revisions, and a fine that is not as it was is overturned and a new one takes its place. ' +
      'That somebody joined or left can be taken back by a replay.',
    of: [CLUB_ID, SESSION_ID],
    body: {
      type: CorrectionDto,
      description: 'The correct records, the way to pay, and why.',
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
    of: [CLUB_ID, SESSION_ID],
    body: {
      type: CorrectionPreviewDto,
      description: 'The correct records.',
    },
    answer: {
      description: 'The effect of each.',
      type: CorrectionPreview,
    },
    refusals: ['club-archived', 'dispute-not-found', 'dispute-closed', ...REFUSALS],
  }),
  list: reads({
    id: 'listCorrections',
    summary: 'The corrections of a session',
    description: 'Every correction with old and new records, why, by whom, and what it changed.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The corrections, in the order of the log.',
      type: CorrectionList,
    },
  }),
  revisions: reads({
    id: 'listRevisions',
    summary: 'The revisions of a hand',
    description:
      'All that a hand ever said, each with the payments it came to: as recorded, as corrected, and ' +
      'where the replay of another hand changed its result.',
    of: [CLUB_ID, SESSION_ID, HAND_NUMBER],
    answer: {
      description: 'The revisions, in the order of the log.',
      type: HandRevisionList,
    },
  }),
  undo: corrects({
    id: 'undo',
    summary: 'Undo what came last',
    description:
      'Takes back the latest thing at the table that counts, a hand, a fine, somebody joining or leaving, ' +
      'as if it had not been, and replays the close if there was one. Undoing again takes back the one ' +
      'before. A hand keeps its number; all stays in the log.',
    of: [CLUB_ID, SESSION_ID],
    body: {
      type: UndoDto,
      description: 'Why, if there is something to say.',
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
    of: [CLUB_ID, SESSION_ID],
    body: {
      type: FaultyDeckDto,
      description: 'The misdeal fine, and what was wrong with the cards.',
    },
    answer: ANSWER,
    refusals: ['correction-refused', 'rule-refused', 'fine-not-found', 'fine-overturned'],
  }),
};

import { HANDS } from './evening-bodies.js';
import { EXAMPLE } from './ids.js';

const COUNT = [
  { player: EXAMPLE.karen, points: 49 },
  { player: EXAMPLE.aksel, points: 15 },
];
const COUNTED_AGAIN = [{ hand: 1, record: { ...HANDS.full, count: COUNT } }];

/** The bodies of corrections and disputes. */
export const CORRECTIONS_BODIES = {
  correct: {
    count: {
      mode: 'replay',
      reason: 'Karen counted 49, not 39.',
      corrections: COUNTED_AGAIN,
    },
    fine: {
      mode: 'compensate',
      reason: 'Nobody led out of turn.',
      corrections: [{ fine: EXAMPLE.fineInHand, void: true }],
    },
  },
  previewCorrection: {
    count: { corrections: COUNTED_AGAIN },
    fine: { corrections: [{ fine: EXAMPLE.fineInHand, void: true }] },
  },
  undo: { plain: {}, reason: { reason: 'Tapped in twice.' } },
  findDeckFaulty: {
    deck: { fine: EXAMPLE.fineForMisdeal, reason: 'There are two knights of hearts in the deck.' },
  },
  raiseDispute: {
    fine: {
      fine: EXAMPLE.fineInHand,
      text: 'I won the eighth trick, so that it was mine to lead.',
    },
    hand: { hand: 1, text: 'Karen counted 49.' },
  },
  answerDispute: { answer: { text: 'Karen won the eighth with the mondo.' } },
  upholdDispute: { upheld: { text: 'The mondo lay in her tricks.', together: [EXAMPLE.karen] } },
  overturnDispute: {
    voided: {
      text: 'The mondo fell in the seventh; Aksel led rightly.',
      together: [EXAMPLE.karen],
      mode: 'compensate',
    },
    corrected: {
      text: 'It was dealt from the wrong pack.',
      mode: 'replay',
      corrections: [{ hand: 1, void: true }],
    },
  },
  proposeDecision: {
    'paid-back': {
      text: 'The mondo fell in the seventh; Aksel led rightly.',
      second: EXAMPLE.gerda,
      decision: 'overturned',
      mode: 'paid-back',
    },
    upheld: {
      text: 'The mondo lay in her tricks.',
      second: EXAMPLE.gerda,
      decision: 'upheld',
    },
  },
  confirmDecision: { confirmed: { proposal: 17 } },
  declineDecision: { declined: { proposal: 17, text: 'I was not told what Aksel says.' } },
  takeDecisionBack: { 'taken-back': { proposal: 17 } },
  withdrawDispute: { withdrawn: { text: 'I remember it now.' } },
};

import type da from '../da/proposals.js';
import type { Translation } from '../../../src/words/translation.js';

/** A decision that waits for a member without a part. */
export default {
  titles: {
    you: '{{by}} asks you to confirm a decision',
    mine: 'Your proposal waits for {{second}}',
    other: '{{by}} proposed a decision',
  },
  decisions: {
    upheld: 'Proposal: the dispute is turned down, and all stays as it was recorded.',
    overturned: 'Proposal: the dispute is decided in favour.',
  },
  propose: { uphold: 'Propose to turn down', overturn: 'Propose in favour' },
  waits: '{{by}} proposed a decision; it waits for {{second}}',
  why: '{{by}} is involved. So the decision counts only once {{second}}, who is not involved, has confirmed it. Until then nothing changes.',
  reason: 'Reasons',
  does: 'What it changes',
  changed:
    'The evening has changed since this was proposed: it would now give other figures. It cannot be confirmed; {{by}} must propose again.',
  confirm: 'Confirm the decision',
  confirmed: 'The decision is confirmed and counts now.',
  decline: 'Do not confirm',
  declineWhy: 'Why not?',
  declineNeeded: 'Say briefly why.',
  declineSend: 'Send',
  declined: '{{by}} will hear that you do not confirm.',
  keep: 'Back',
  takeBack: 'Take the proposal back',
  takenBack: 'The proposal is taken back.',
  sent: 'The proposal is sent. It counts once {{second}} has confirmed it.',
  asked: '{{second}} will see your proposal and must confirm it before it counts.',
  noAccess:
    '{{second}} cannot sign in yet, and has to be invited before the proposal can be confirmed.',
  notIn: '{{name}} (not in the app yet)',
  goesOn: 'An auditor or owner who is not involved can still decide it alone.',
} satisfies Translation<typeof da>;

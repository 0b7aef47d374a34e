import { EXAMPLE } from './ids.js';

/** The bodies of payments, plans and fiscal years. */
export const SETTLING_BODIES = {
  previewPlan: {
    preview: { way: 'members', members: [EXAMPLE.karen, EXAMPLE.borge], on: '2026-11-20' },
  },
  agreePlan: {
    plan: {
      way: 'members',
      members: [EXAMPLE.karen, EXAMPLE.borge],
      on: '2026-11-20',
      digest: EXAMPLE.digest,
    },
  },
  transferDone: { done: { day: '2026-11-20' } },
  dropTransfer: { drop: { why: 'Paid at the bar instead.' } },
  reportPayment: { paid: { amount: 34000, day: '2026-11-20', way: 'bank-account' } },
  confirmPayment: { confirmed: { purse: EXAMPLE.purseAtBank, day: '2026-11-20' } },
  declinePayment: { declined: { why: 'Nothing of the kind has come into the account.' } },
  chooseWaysToPay: {
    ways: {
      ways: [
        { kind: 'mobilepay-box', said: { box: '1234ab' } },
        { kind: 'bank-account', said: { registration: '1234', account: '001 234 5678' } },
      ],
    },
  },
  reopenYear: { why: { why: 'A receipt turned up.' } },
  examineYear: {
    examination: {
      ticked: ['vouchers-have-receipts', 'purses-counted', 'proof-verified'],
      looked: [17],
      conclusion: 'approved-with-reservations',
      reservation: 'The receipts of voucher 12 and 14 are missing.',
      head: { seq: 412, hash: '9f2c9f2c9f2c9f2c9f2c9f2c9f2c9f2c9f2c9f2c9f2c9f2c9f2c9f2c9f2c9f2c' },
    },
  },
  putRemark: { remark: { text: 'Receipt 12 is missing.' } },
  keepRemarkOpen: { why: { why: 'The receipt is of another day.' } },
  answerRemark: { answer: { answer: 'The receipt was found, and is with voucher 12.' } },
  raiseObjection: { objection: { text: 'I paid Børge nothing that day.' } },
  answerObjection: {
    granted: { decision: 'granted', text: 'The amount was booked on the wrong member.' },
  },
  withdrawExamination: { why: { why: 'Signed for the wrong year.' } },
  setAccountsNotes: {
    notes: {
      notes: [
        { text: 'The club moved in March.' },
        { account: EXAMPLE.duesAccount, text: 'Two members pay half.' },
      ],
    },
  },
  setBudget: { budget: { lines: [{ account: EXAMPLE.duesAccount, amount: 2000 }] } },
};

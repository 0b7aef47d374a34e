import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/examining.js';

export default {
  what: 'Tick what was looked at',
  conclusion: 'Conclusion',
  again: 'Examine again',
  do: 'Sign the examination',
  nothingTicked: 'Tick at least one point.',
  noConclusion: 'Choose a conclusion.',
  noReservation: 'Write the reservation or the reason here: no open remark says it.',
  reservationHint: 'It is in the accounts below the signature.',
  reservationOrRemark:
    'It is in the accounts below the signature. It can be left out when an open remark says it.',
  confirm: {
    title: 'Sign the examination of {{label}}?',
    text: 'This is what you sign:',
    do: 'Sign',
    despite: 'Sign all the same',
    doubts: 'The books say something else than what you sign. The accounts will show it.',
    done: 'The examination is signed.',
  },
  put: {
    do: 'Put a remark',
    about: 'The treasurer is asked at once. Sign when the answers are settled.',
    title: 'Put a remark',
    titleOf: 'Remark about voucher {{label}}',
    text: 'Remark',
    hint: 'It stays in the log and on the accounts.',
    needsAnswer: 'The treasurer is asked to answer',
    confirm: 'Send',
    done: 'Remark {{number}} is put.',
  },
  answer: {
    do: 'Answer remark {{number}}',
    title: 'Answer remark {{number}}',
    label: 'Answer',
    hint: 'The auditor sees it, and it stays in the log.',
    confirm: 'Answer',
    done: 'The answer is recorded.',
  },
  keepOpen: {
    do: 'Keep remark {{number}} open',
    title: 'Keep remark {{number}} open',
    label: 'What is still missing',
    hint: 'The treasurer is asked for another answer.',
    confirm: 'Keep open',
    done: 'The remark is kept open.',
  },
  settle: {
    do: 'Settle remark {{number}}',
    title: 'Settle remark {{number}}?',
    confirm: 'Settle',
    done: 'The remark is settled.',
  },
  withdraw: {
    do: 'Withdraw the signature',
    title: 'Withdraw the signature?',
    text: 'Both the signature and its withdrawal stay.',
    why: 'Why',
    whyHint: 'It is shown with the accounts and in the log.',
    done: 'The signature is withdrawn.',
  },
  onlyOwner: 'The accounts were examined. Only an owner of the club can open the year again.',
  reopenSigned:
    'The signature of the auditor is then only of the accounts as they were. The auditor is notified.',
  vouchers: {
    show: 'Tick the vouchers',
    hide: 'Hide the vouchers',
    open: 'Open voucher {{label}}',
  },
  desk: {
    title: 'Examination',
    looked: 'Looked at',
    lookedHint: 'Counts when the accounts are signed.',
  },
  keptBooks: {
    treasurer: 'You were treasurer in that year; somebody else must examine it.',
    secretary: 'You were secretary in that year; somebody else must examine it.',
    recorder:
      'You recorded vouchers of that year; somebody else must examine it and settle remarks.',
  },
  othersExamine: 'These can: {{names}}.',
  nobodyExamines: 'The owner can make a member who did not keep the books an auditor.',
  onlyYou:
    'You kept the books yourself, and nobody else in the club can examine them. Your signature is then your own check, and no audit.',
  onlyOwn: 'Of the members you see only yourself.',
} satisfies Translation<typeof da>;

import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/examining.js';

export default {
  what: 'Tick what was looked at',
  remark: 'Remark {{number}}',
  addRemark: 'Add a remark',
  remarkHint: 'The treasurer answers each remark.',
  conclusion: 'Conclusion',
  do: 'Sign the examination',
  nothingTicked: 'Tick at least one point.',
  noConclusion: 'Choose a conclusion.',
  noRemark: 'Write at least one remark when the accounts are not approved without reservations.',
  confirm: {
    title: 'Sign the examination of {{label}}?',
    text: 'This is what you sign:',
    do: 'Sign',
    done: 'The examination is signed.',
  },
  answer: {
    do: 'Answer remark {{number}}',
    title: 'Answer remark {{number}}',
    label: 'Answer',
    hint: 'The auditor sees it, and it stays in the log.',
    confirm: 'Answer',
    done: 'The answer is recorded.',
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
    remark: 'Remark about voucher {{label}}',
    remarkHint: 'May stay empty.',
    open: 'Open voucher {{label}}',
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

import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { reads, writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { warningSentence } from '../../words/languages.js';
import { WaysDto } from './pay.dto.js';
import { ChosenWays, HowToPay, type PayWarning } from './pay.view.js';

const BOX = { reason: 'box-is-private', params: { most: 3_000_000 } };
const OF_A_BOX: PayWarning = {
  code: 'limited-way',
  ...BOX,
  detail: warningSentence('en', BOX),
};

const ACCOUNT = { registration: '1234', account: '0012345678' };

const WAYS: ChosenWays = {
  currency: 'DKK',
  possible: ['mobilepay-number', 'mobilepay-box', 'bank-account'],
  ways: [
    { kind: 'mobilepay-box', said: { box: '1234AB' }, warnings: [OF_A_BOX] },
    { kind: 'bank-account', said: ACCOUNT, warnings: [] },
  ],
};

const SHEET: HowToPay = {
  member: EXAMPLE.karen,
  currency: 'DKK',
  owes: 34000,
  reported: 0,
  amount: 34000,
  reference: EXAMPLE.reference,
  ways: [
    {
      kind: 'mobilepay-box',
      lines: [
        { name: 'box', text: '1234AB' },
        { name: 'reference', text: EXAMPLE.reference },
      ],
      qr: null,
      warnings: [OF_A_BOX],
      refused: null,
    },
    {
      kind: 'bank-account',
      lines: [
        { name: 'registration', text: ACCOUNT.registration },
        { name: 'account', text: ACCOUNT.account },
        { name: 'reference', text: EXAMPLE.reference },
      ],
      qr: null,
      warnings: [],
      refused: null,
    },
  ],
};

/** The API reference of how a club can be paid. */
export const payApi = {
  ways: reads({
    id: 'readWaysToPay',
    summary: 'How the club can be paid',
    description: 'The ways that the club says, and those that there are in its currency.',
    of: ['clubId'],
    answer: {
      description: 'The ways.',
      type: ChosenWays,
      examples: { ways: namedExample('ways-to-pay', 'A Box, and an account', () => WAYS) },
    },
  }),
  choose: writes({
    id: 'chooseWaysToPay',
    summary: 'Say how the club can be paid',
    description:
      'All the ways, in the order in which they are offered; those that are left out are not offered any ' +
      'more. Only ways of the club’s own currency; numbers are looked at, and kept without blanks.',
    of: ['clubId'],
    body: {
      type: WaysDto,
      description: 'The ways.',
      examples: {
        ways: namedExample('ways-to-choose', 'A Box, and an account', () => ({
          ways: [
            { kind: 'mobilepay-box', said: { box: '1234ab' } },
            { kind: 'bank-account', said: { registration: '1234', account: '001 234 5678' } },
          ],
        })),
      },
    },
    answer: {
      description: 'The ways as they are kept now.',
      type: ChosenWays,
      examples: { ways: namedExample('ways-chosen', 'A Box, and an account', () => WAYS) },
    },
    refusals: ['club-archived'],
  }),
  how: reads({
    id: 'readHowToPay',
    summary: 'How to pay',
    description:
      'What a member or guest owes, and how they pay it: lines to copy, what a QR code holds where the ' +
      'provider documents one, and the reference by which the payment is found again. It is no payment: ' +
      'that is reported, and confirmed. Whose role is member sees their own.',
    of: ['clubId', 'memberId'],
    answer: {
      description: 'How to pay.',
      type: HowToPay,
      examples: { sheet: namedExample('how-to-pay', 'Karen owes 340 kr.', () => SHEET) },
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
};

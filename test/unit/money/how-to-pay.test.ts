import { encode } from 'uqr';
import {
  checkedWay,
  howToPay,
  waysIn,
  type WayKind,
  type WayToPay,
} from '../../../src/money/pay/how-to-pay.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';

const REFERENCE = '433EXM';
const due = (amount: number) => ({ amount, reference: REFERENCE });

/** A way as the club keeps it. */
function kept<Kind extends WayKind>(way: WayToPay<Kind>, currency: string) {
  return checkedWay<Kind>(way, currency).said;
}

/** Why something is refused, and where. */
function refused(run: () => unknown): [string, string | undefined, object] {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return [error.reason, error.field, error.params];
    throw error;
  }
  throw new Error('nothing was refused');
}

const phone = (number: string): WayToPay => ({ kind: 'mobilepay-number', said: { number } });
const box = (id: string): WayToPay => ({ kind: 'mobilepay-box', said: { box: id } });
const bank = (registration: string, account: string): WayToPay => ({
  kind: 'bank-account',
  said: { registration, account },
});
const swish = (number: string): WayToPay => ({ kind: 'swish', said: { number } });
const euro = (iban: string, bic: string | null = null, name = 'Taroksällskapet Åbo'): WayToPay => ({
  kind: 'euro-transfer',
  said: { iban, name, bic },
});

const DANISH = 'DK5000400440116243';
const GERMAN = 'DE89370400440532013000';
const SWISS = 'CH9300762011623852957';

test('each way is there only for clubs whose currency it moves', () => {
  expect(waysIn('DKK')).toEqual(['mobilepay-number', 'mobilepay-box', 'bank-account']);
  expect(waysIn('SEK')).toEqual(['swish']);
  expect(waysIn('EUR')).toEqual(['euro-transfer']);
  expect(waysIn('NOK')).toEqual([]);
  expect(refused(() => kept(swish('1231181189'), 'DKK'))).toEqual([
    'way-not-in-currency',
    'kind',
    { currency: 'DKK', needed: 'SEK' },
  ]);
  expect(refused(() => kept(phone('20123456'), 'EUR'))[0]).toBe('way-not-in-currency');
});

test('numbers are kept without what was put into them to read them better', () => {
  expect(kept(phone('+45 20 12 34 56'), 'DKK')).toEqual({ number: '20123456' });
  expect(kept(phone('123 456'), 'DKK')).toEqual({ number: '123456' });
  expect(kept(phone('451234'), 'DKK')).toEqual({ number: '451234' });
  expect(kept(box('BOX 12345'), 'DKK')).toEqual({ box: 'box12345' });
  expect(kept(box('1234ab'), 'DKK')).toEqual({ box: '1234AB' });
  expect(kept(bank('0040', '0440-116 243'), 'DKK')).toEqual({
    registration: '0040',
    account: '0440116243',
  });
  expect(kept(swish('123 118 11 89'), 'SEK')).toEqual({ number: '1231181189' });
  expect(kept(swish('+46 70-123 45 67'), 'SEK')).toEqual({ number: '0701234567' });
  expect(
    kept(euro('de89 3704 0044 0532 0130 00', 'cobadeff xxx', '  Tarok \n Klub '), 'EUR'),
  ).toEqual({ iban: GERMAN, name: 'Tarok Klub', bic: 'COBADEFFXXX' });
  expect(kept(euro(DANISH, ' '), 'EUR')).toMatchObject({ iban: DANISH, bic: null });
});

test.each<[WayToPay, string, string, string]>([
  [phone('12345678'), 'DKK', 'mobilepay-number-malformed', 'number'],
  [phone('2012345'), 'DKK', 'mobilepay-number-malformed', 'number'],
  [phone('+46701234567'), 'DKK', 'mobilepay-number-malformed', 'number'],
  [box('ABCDEF'), 'DKK', 'box-malformed', 'box'],
  [box('box123456789'), 'DKK', 'box-malformed', 'box'],
  [bank('040', '440116243'), 'DKK', 'registration-number-malformed', 'registration'],
  [bank('0040', '04401162431'), 'DKK', 'account-number-malformed', 'account'],
  [bank('0040', '0000000000'), 'DKK', 'account-number-malformed', 'account'],
  [swish('1241181189'), 'SEK', 'swish-number-malformed', 'number'],
  [swish('20123456'), 'SEK', 'swish-number-malformed', 'number'],
  [euro('DK5000400440116244'), 'EUR', 'iban-malformed', 'iban'],
  [euro('DK500040044011624'), 'EUR', 'iban-malformed', 'iban'],
  [euro(''), 'EUR', 'iban-malformed', 'iban'],
  [euro('BR1500000000000010932840814P2'), 'EUR', 'iban-not-sepa', 'iban'],
  [euro(SWISS), 'EUR', 'bic-needed', 'bic'],
  [euro(GERMAN, 'COBADE'), 'EUR', 'bic-malformed', 'bic'],
  [euro(GERMAN, null, ' '), 'EUR', 'account-name-malformed', 'name'],
  [euro(GERMAN, null, 'k'.repeat(71)), 'EUR', 'account-name-malformed', 'name'],
  [euro(GERMAN, null, 'Klub\u0007'), 'EUR', 'account-name-malformed', 'name'],
])('%j in %s is refused: %s', (way, currency, reason, field) => {
  expect(refused(() => kept(way, currency)).slice(0, 2)).toEqual([reason, field]);
});

test('for MobilePay and a bank account there are lines to copy, and no code', () => {
  expect(howToPay({ kind: 'mobilepay-number', said: { number: '20123456' } }, due(34000))).toEqual({
    lines: [
      { name: 'number', text: '20123456' },
      { name: 'reference', text: REFERENCE },
    ],
    qr: null,
    warnings: [],
  });
  expect(howToPay(bank('0040', '440116243'), due(1))).toEqual({
    lines: [
      { name: 'registration', text: '0040' },
      { name: 'account', text: '440116243' },
      { name: 'reference', text: REFERENCE },
    ],
    qr: null,
    warnings: [],
  });
});

test('a Box says that it is private and how much it may receive in a year', () => {
  expect(howToPay(box('box12345'), due(34000))).toEqual({
    lines: [
      { name: 'box', text: 'box12345' },
      { name: 'reference', text: REFERENCE },
    ],
    qr: null,
    warnings: [{ code: 'limited-way', reason: 'box-is-private', params: { most: 3_000_000 } }],
  });
  expect(refused(() => howToPay(box('box12345'), due(3_000_001)))).toEqual([
    'amount-not-payable',
    'amount',
    { most: 3_000_000 },
  ]);
});

test('the code of Swish fills in amount and reference and locks both; a person has none', () => {
  expect(howToPay(swish('1237856901'), due(10000)).qr).toBe(`C1237856901;100,00;${REFERENCE};0`);
  expect(howToPay(swish('1237856901'), due(5)).qr).toBe(`C1237856901;0,05;${REFERENCE};0`);
  expect(howToPay(swish('0701234567'), due(10000)).qr).toBeNull();
});

test('the code of a euro transfer is that of EPC069-12, version 002', () => {
  const { lines, qr } = howToPay(euro(DANISH), due(1230));
  expect(qr).toBe(
    [
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Taroksällskapet Åbo',
      DANISH,
      'EUR12.30',
      '',
      '',
      REFERENCE,
    ].join('\n'),
  );
  expect(lines).toEqual([
    { name: 'name', text: 'Taroksällskapet Åbo' },
    { name: 'iban', text: 'DK50 0040 0440 1162 43' },
    { name: 'reference', text: REFERENCE },
  ]);
});

test('with a BIC it is in the code and among the lines', () => {
  const { lines, qr } = howToPay(euro(SWISS, 'POFICHBEXXX'), due(100));
  expect(qr?.split('\n').slice(4, 8)).toEqual([
    'POFICHBEXXX',
    'Taroksällskapet Åbo',
    SWISS,
    'EUR1.00',
  ]);
  expect(lines.map(({ name }) => name)).toEqual(['name', 'iban', 'bic', 'reference']);
});

test('the longest code is within what the guidelines allow, or there is none', () => {
  const name = 'Å'.repeat(70);
  const { qr } = howToPay(euro(GERMAN, 'COBADEFFXXX', name), due(99_999_999_999));
  // Version 13 at most, with error correction M.
  expect(encode(qr ?? '', { ecc: 'M', border: 0 }).version).toBeLessThanOrEqual(13);
  expect(howToPay(euro(GERMAN, null, '🂡'.repeat(70)), due(1)).qr).toBeNull();
});

test.each<[WayToPay, number]>([
  [phone('20123456'), 0],
  [bank('0040', '440116243'), -5],
  [swish('1237856901'), 0.5],
  [euro(GERMAN), 0],
  [euro(GERMAN), 100_000_000_000],
])('%j takes no amount of %d', (way, amount) => {
  expect(refused(() => howToPay(way, due(amount))).slice(0, 2)).toEqual([
    'amount-not-payable',
    'amount',
  ]);
});

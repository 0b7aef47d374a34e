import { decodedText } from '../../src/money/bank/decoded-text.js';
import { readBankAmount, readBankDay } from '../../src/money/bank/values-of-cells.js';
import { columnsOf, withRole } from '../../src/money/bank/columns.js';
import {
  closingOf,
  readLines,
  readStatement,
  recognisedColumns,
  type BankLine,
} from '../../src/money/bank/statement.js';

/**
 * Statements as banks are known to write them: their headings, separators, days and signs. The contents
 * are made up.
 */

function read(text: string, currency: string) {
  const statement = readStatement(text);
  const columns = recognisedColumns(statement);
  return { statement, columns, ...readLines(statement, columns, currency) };
}

const short = ({ line, day, text, amount, balance }: BankLine) =>
  `${line}: ${day} ${amount} ${balance} ${text}`;

test('Danske Bank: all in quotes, decimal commas, the newest last', () => {
  const { lines, bad } = read(
    [
      '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
      '"01.10.2026";"Overførsel CHD3WA";"117,05";"2.462,72";"Udført";"Nej"',
      '"05.10.2026";"Lokale ""Kroen""; oktober";"-1.200,00";"1.262,72";"Udført";"Nej"',
      '"31.10.2026";"Gebyr";"-12,50";"1.250,22";"Udført";"Nej"',
      '',
    ].join('\r\n'),
    'DKK',
  );
  expect(lines.map(short)).toEqual([
    '2: 2026-10-01 11705 246272 Overførsel CHD3WA',
    '3: 2026-10-05 -120000 126272 Lokale "Kroen"; oktober',
    '4: 2026-10-31 -1250 125022 Gebyr',
  ]);
  expect(bad).toEqual([]);
  expect(closingOf(lines)).toEqual({ day: '2026-10-31', balance: 125022 });
});

test('Nordea: years first, the newest first, a payment that is only reserved', () => {
  const { lines, bad, columns } = read(
    [
      '\uFEFFBogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt;',
      'Reserveret;-39,95;9040298476;;;Kaffe;;DKK;;',
      '2026/10/07;-33,00;9040298476;;Kvickly;Kvickly;10577,22;DKK;;',
      '2026/10/07;800,00;;9040298476;Clara Holm;Kontingent;10610,22;DKK;;',
      '2026/10/02;-0,78;9040298476;;;Rente;9810,22;DKK;;',
    ].join('\n'),
    'DKK',
  );
  expect(columns.slice(0, 8)).toEqual([
    'day',
    'amount',
    null,
    null,
    'text',
    'text',
    'balance',
    null,
  ]);
  expect(lines.map(short)).toEqual([
    '5: 2026-10-02 -78 981022 Rente',
    '4: 2026-10-07 80000 1061022 Clara Holm · Kontingent',
    '3: 2026-10-07 -3300 1057722 Kvickly',
  ]);
  expect(bad).toMatchObject([{ line: 2, what: 'day' }]);
});

test('Sparkasse, CSV-CAMT: short years, no balance', () => {
  const { lines, bad } = read(
    [
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
      '"DE02100500000054540402";"30.10.26";"30.10.26";"GUTSCHR. UEBERWEISUNG";"Beitrag K7M2X3";"";"";"";"";"";"";"Jörg Weiß";"DE02";"BELADEBEXXX";"1.029,00";"EUR";"Umsatz gebucht"',
      '"DE02100500000054540402";"02.10.26";"01.10.26";"KARTENZAHLUNG";"Kaffee";"";"";"";"";"";"";"REWE";"DE02";"BELADEBEXXX";"-12,50";"EUR";"Umsatz gebucht"',
    ].join('\r\n'),
    'EUR',
  );
  expect(lines.map(short)).toEqual([
    '3: 2026-10-02 -1250 null KARTENZAHLUNG · Kaffee · REWE',
    '2: 2026-10-30 102900 null GUTSCHR. UEBERWEISUNG · Beitrag K7M2X3 · Jörg Weiß',
  ]);
  expect(bad).toEqual([]);
});

test('Swedbank: a line before the headings, commas between, points before decimals', () => {
  const { lines, bad } = read(
    [
      '* Transaktioner Period 2026-10-01–2026-10-31 Skapad 2026-11-01 08:15 CET',
      'Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo',
      '1,8327-9,123 456 789-0,"Föreningskonto",SEK,2026-10-30,2026-10-29,2026-10-30,"Swish","Inbetalning, avgift",1300.00,2593.18',
      '2,8327-9,123 456 789-0,"Föreningskonto",SEK,2026-10-01,2026-10-01,2026-10-01,"PRIS","PRIS",-39.00,1293.18',
    ].join('\r\n'),
    'SEK',
  );
  expect(lines.map(short)).toEqual([
    '4: 2026-10-01 -3900 129318 PRIS',
    '3: 2026-10-30 130000 259318 Swish · Inbetalning, avgift',
  ]);
  expect(bad).toEqual([]);
});

test('Erste: commas between and before decimals, in quotes', () => {
  const { lines, bad } = read(
    [
      '"Buchungsdatum","Partnername","Partner IBAN","BIC/SWIFT","Partner Kontonummer","Bankleitzahl","Betrag","Währung","Buchungs-Details"',
      '"02.10.2026","Café Sperl","","","","20111","-30,90","EUR","Bankomat"',
      '"15.10.2026","Hansi Huber","AT12","","","20111","1.234,00","EUR","Beitrag"',
    ].join('\r\n'),
    'EUR',
  );
  expect(lines.map(short)).toEqual([
    '2: 2026-10-02 -3090 null Café Sperl · Bankomat',
    '3: 2026-10-15 123400 null Hansi Huber · Beitrag',
  ]);
  expect(bad).toEqual([]);
});

test('two columns of amounts, tabs between: money in less money out', () => {
  const { lines, bad } = read(
    [
      'Bank statement of October',
      '',
      'Date\tDescription\tPaid out\tPaid in\tBalance',
      '01/10/2026\tRent\t1,200.00\t\t800.00',
      '02/10/2026\tDues\t\t1 250.00\t2,050.00',
      '03/10/2026\tFee\t-5.00\t\t2,045.00',
      'Total\t\t1,205.00\t1,250.00\t',
    ].join('\n'),
    'GBP',
  );
  expect(lines.map(short)).toEqual([
    '4: 2026-10-01 -120000 80000 Rent',
    '5: 2026-10-02 125000 205000 Dues',
    '6: 2026-10-03 -500 204500 Fee',
  ]);
  expect(bad).toMatchObject([{ line: 7, what: 'day', text: 'Total  1,205.00 1,250.00' }]);
});

test('a bad row loses no other one', () => {
  const { lines, bad } = read(
    'Dato;Tekst;Beløb\n1.10.2026;a;1,00\n2.10.2026;b;ti\n31.9.2026;c;3,00\n4.10.2026;d;4,00\n',
    'DKK',
  );
  expect(lines.map(({ text }) => text)).toEqual(['a', 'd']);
  expect(bad).toEqual([
    { line: 3, what: 'amount', text: '2.10.2026 b ti' },
    { line: 4, what: 'day', text: '31.9.2026 c 3,00' },
  ]);
});

test('columns in no known words: the day is found, and the amount is said by hand', () => {
  const statement = readStatement('Päivä;Selite;Määrä\n1.10.2026;a;-1,50\n2.10.2026;b;2,00\n');
  const columns = recognisedColumns(statement);
  expect(columns).toEqual(['day', null, null]);
  expect(readLines(statement, columns, 'EUR')).toEqual({ lines: [], bad: [] });
  const said = withRole(withRole(columns, 2, 'amount'), 1, 'text');
  expect(readLines(statement, said, 'EUR').lines.map(short)).toEqual([
    '2: 2026-10-01 -150 null a',
    '3: 2026-10-02 200 null b',
  ]);
});

test('a role is in one column, and a signed amount replaces in and out', () => {
  const columns = columnsOf(['Dato', 'Tekst', 'Ind', 'Ud', 'Rentedato']);
  expect(columns).toEqual(['day', 'text', 'in', 'out', null]);
  expect(withRole(columns, 4, 'day')).toEqual([null, 'text', 'in', 'out', 'day']);
  expect(withRole(columns, 2, 'amount')).toEqual(['day', 'text', 'amount', null, null]);
});

test.each([
  ['-1.234,50', ',', -123450],
  ['1,234.50-', '.', -123450],
  ['−12,5 kr.', ',', -1250],
  ['kr. 7', ',', 700],
  ["1'000.00", '.', 100000],
  ['(12.50)', '.', -1250],
  ['-70.000000000', '.', -7000],
  ['12,345', ',', null],
  ['12a5', ',', null],
  ['1,2,3', ',', null],
  ['', ',', null],
] as const)('an amount: %s', (cell, sign, minor) => {
  expect(readBankAmount(cell, 'DKK', sign)).toBe(minor);
});

test.each([
  ['31.10.2026', '2026-10-31'],
  ['1-2-26', '2026-02-01'],
  ['2026/10/31', '2026-10-31'],
  ['2026-10-31 14:05:00', '2026-10-31'],
  ['31.02.2026', null],
  ['Reserveret', null],
] as const)('a day: %s', (cell, day) => {
  expect(readBankDay(cell)).toBe(day);
});

test('a file is read in the encodings that banks use', () => {
  const text = 'Beløb;Währung;Bokföringsdag';
  const latin = Uint8Array.from([...text], (one) => one.charCodeAt(0));
  const utf16 = (isBig: boolean) => {
    const bytes = new DataView(new ArrayBuffer(text.length * 2));
    [...text].forEach((one, at) => {
      bytes.setUint16(at * 2, one.charCodeAt(0), !isBig);
    });
    return new Uint8Array(bytes.buffer);
  };
  expect(decodedText(new TextEncoder().encode(text))).toBe(text);
  expect(decodedText(latin)).toBe(text);
  expect(decodedText(utf16(false))).toBe(text);
  expect(decodedText(utf16(true))).toBe(text);
  expect(decodedText(Uint8Array.of(0xff, 0xfe, ...utf16(false)))).toBe(text);
  expect(decodedText(Uint8Array.of(0xfe, 0xff, ...utf16(true)))).toBe(text);
  expect(decodedText(new Uint8Array())).toBe('');
});

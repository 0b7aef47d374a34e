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
import { balancesAtYearEnds } from '../../src/money/bank/year-ends.js';
import { sheetsOf } from '../../web/parts/list/sheets.js';

/**
 * Statements as banks are known to write them: their headings, separators, days and signs. The contents
 * are made up.
 */

function read(text: string, currency: string) {
  const statement = readStatement(sheetsOf(text));
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

/** A text as the bytes of Windows-1252. */
function windows1252(text: string): Uint8Array {
  const above: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96 };
  return Uint8Array.from([...text], (one) => above[one] ?? one.charCodeAt(0));
}

/** A text as the bytes of UTF-16, the lower one first, with a byte order mark. */
function utf16(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));
}

test('Danske Bank in Windows-1252: with categories, the newest first, and lines that wait', () => {
  const { lines, bad, columns } = read(
    decodedText(
      windows1252(
        [
          '"Dato";"Kategori";"Underkategori";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
          '"03.11.2026";"Bolig      ";"Husleje";"Lokaleleje nov.";"-7.800,00";"";"Venter";"Nej"',
          '"02.11.2026";"Ukategoriseret";"Ukategoriseret";"MobilePay Åse Sørensen";"117,50";"24.817,50";"Udført";"Nej"',
          '"02.11.2026";"Ukategoriseret";"Ukategoriseret";"Bgs Øl & vand";"-300,00";"24.700,00";"Udført";"Ja"',
          '"01.11.2026";"Indtægt";"Andet";"Kontingent";"25.000,00";"25.000,00";"Udført";"Nej"',
          '"01.11.2026";"Bolig";"El";"Opkrævning";"-95,00";"";"Slettet";"Nej"',
          '',
        ].join('\r\n'),
      ),
    ),
    'DKK',
  );
  expect(columns).toEqual([...['day', null, null, 'text', 'amount', 'balance', 'status', null]]);
  expect(lines.map(short)).toEqual([
    '5: 2026-11-01 2500000 2500000 Kontingent',
    '4: 2026-11-02 -30000 2470000 Bgs Øl & vand',
    '3: 2026-11-02 11750 2481750 MobilePay Åse Sørensen',
  ]);
  expect(bad).toMatchObject([
    { line: 2, what: 'status' },
    { line: 6, what: 'status' },
  ]);
});

test('Nordea of Sweden: a private account, with a line that is reserved', () => {
  const { lines, bad } = read(
    [
      '\uFEFFBokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta;',
      'Reserverat;-89,00;1709 20 72840;;Espresso House;Kortköp;;SEK;',
      '2026/10/21;96,00;;4395 02 05655;;Swish inbetalning Åsa Ek;5091,52;SEK;',
      '2026/10/20;-3737,50;1709 20 72840;;;Autogiro K*lokal;4995,52;SEK;',
    ].join('\n'),
    'SEK',
  );
  expect(lines.map(short)).toEqual([
    '4: 2026-10-20 -373750 499552 Autogiro K*lokal',
    '3: 2026-10-21 9600 509152 Swish inbetalning Åsa Ek',
  ]);
  expect(bad).toMatchObject([{ line: 2, what: 'day' }]);
});

test('Nordea of Sweden: an association, with one balance a day', () => {
  const { lines } = read(
    [
      'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Ytterligare detaljer;Meddelande;Egna anteckningar;Saldo;Valuta',
      '2026/10/09;50,00;SWISH INBETAL;;Inbetalning Swish Företag;;"EK,ÅSA";Avgift;;SEK',
      '2026/10/09;-20,00;;5343-2795;LOOPIA AB;LOOPIA AB;62500016901740;Webhotell;;SEK',
      '2026/10/08;300,00;SWISH INBETAL;;Inbetalning Swish Företag;;"LEE,KAI";;5718,00;SEK',
      '2026/10/07;-18,00;;;Pris;;;;5418,00;SEK',
    ].join('\n'),
    'SEK',
  );
  expect(lines.map(({ amount }) => amount)).toEqual([-1800, 30000, -2000, 5000]);
  expect(lines.at(-1)?.text).toBe('Inbetalning Swish Företag · EK,ÅSA');
  expect(closingOf(lines)).toEqual({ day: '2026-10-09', balance: 574800 });
  // The balance of another moment of the day follows from no line.
  const wrong = lines.map((one) => (one.balance === 571800 ? { ...one, balance: 571900 } : one));
  expect(closingOf(wrong)).toEqual({ day: '2026-10-09', balance: null });
});

test('Sparkasse, CSV-CAMT in Windows-1252: a payment that is only noted', () => {
  const { lines, bad } = read(
    decodedText(
      windows1252(
        [
          '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
          '"DE02100500000054540402";"30.10.26";"30.10.26";"KARTENZAHLUNG";"Bäckerei";"";"";"";"";"";"";"Bäckerei Müller";"";"";"-4,20";"EUR";"Umsatz vorgemerkt"',
          '"DE02100500000054540402";"29.10.26";"29.10.26";"GUTSCHR. UEBERWEISUNG";"Beitrag";"";"";"";"";"";"";"Jörg Weiß";"DE02";"BELADEBEXXX";"1.029,00";"EUR";"Umsatz gebucht"',
        ].join('\r\n'),
      ),
    ),
    'EUR',
  );
  expect(lines.map(short)).toEqual([
    '3: 2026-10-29 102900 null GUTSCHR. UEBERWEISUNG · Beitrag · Jörg Weiß',
  ]);
  expect(bad).toMatchObject([{ line: 2, what: 'status' }]);
});

test('Swedbank in Windows-1252, and its older file with the sign in a column', () => {
  const newer = read(
    decodedText(
      windows1252(
        [
          '* Transaktioner Period 2026-10-01 – 2026-10-31 Skapad 2026-11-01 08:15 CET',
          'Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo',
          '1,8327-9,123 456 789-0,Föreningskonto,SEK,2026-10-30,2026-10-29,2026-10-30,"Kalle Åkesson","Swish",270.00,5270.00',
          '2,8327-9,123 456 789-0,Föreningskonto,SEK,2026-10-01,2026-10-01,2026-10-01,"","Bankavgift","-45.00","5000.00"',
        ].join('\r\n'),
      ),
    ),
    'SEK',
  );
  expect(newer.lines.map(short)).toEqual([
    '4: 2026-10-01 -4500 500000 Bankavgift',
    '3: 2026-10-30 27000 527000 Kalle Åkesson · Swish',
  ]);
  const older = read(
    [
      '"Client account";"Row type";"Date";"Beneficiary/Payer";"Details";"Amount";"Currency";"Debit/Credit";"Transfer reference";"Transaction type";"Reference number";"Document number";',
      '"SE35";"10";"01.10.2026";"";"Opening balance";"100,00";"SEK";"K";"";"AS";"";"";',
      '"SE35";"20";"08.10.2026";"ICA MAXI";"Kortköp 123456789";"125,50";"SEK";"D";"";"MK";"";"5";',
      '"SE35";"20";"09.10.2026";"Åsa Ek";"Avgift";"300,00";"SEK";"K";"";"MK";"";"6";',
      '"SE35";"82";"31.10.2026";"";"Turnover";"125,50";"SEK";"D";"";"K2";"";"";',
      '"SE35";"86";"31.10.2026";"";"closing balance";"274,50";"SEK";"K";"";"LS";"";"";',
    ].join('\n'),
    'SEK',
  );
  expect(older.lines.map(short)).toEqual([
    '3: 2026-10-08 -12550 null ICA MAXI · Kortköp 123456789',
    '4: 2026-10-09 30000 null Åsa Ek · Avgift',
  ]);
  expect(older.bad.map(({ line, what }) => [line, what])).toEqual([
    [2, 'status'],
    [5, 'status'],
    [6, 'status'],
  ]);
});

test('Erste in UTF-16: the names of its own account before the day', () => {
  const { lines, bad } = read(
    decodedText(
      utf16(
        [
          '"Eigener Kontoname","Eigene IBAN","Buchungsdatum","Partnername","Partner IBAN","BIC/SWIFT","Partner Kontonummer","Bankleitzahl","Betrag","Währung","Buchungs-Details","Buchungsreferenz","Notiz","Highlight","Valutadatum"',
          '"Verein","AT61","15.10.2026","Hansi Hüber","AT12","GIBAATWW","","20111","1.234,00","EUR","Beitrag, Spende","201","","","16.10.2026"',
          '"Verein","AT61","02.10.2026","Café Sperl","","","","20111","-30,90","EUR","Bankomat €","202","","","02.10.2026"',
        ].join('\r\n'),
      ),
    ),
    'EUR',
  );
  expect(lines.map(short)).toEqual([
    '3: 2026-10-02 -3090 null Café Sperl · Bankomat €',
    '2: 2026-10-15 123400 null Hansi Hüber · Beitrag, Spende',
  ]);
  expect(bad).toEqual([]);
});

test('Deutsche Bank: a column that is never filled in beside Soll and Haben, and a balance behind', () => {
  const { lines, bad, columns } = read(
    [
      'Umsätze Girokonto;Zeitraum: 01.10.2026 - 31.10.2026;',
      'Neuer Kontostand;2.345,67 EUR',
      ';',
      'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;Betrag;Soll;Haben;Währung',
      '3.10.2026;3.10.2026;Überweisung;Vermieter GbR;Miete;;-1.250,00;;EUR',
      '2.10.2026;2.10.2026;Gutschrift;Jörg Weiß;Beitrag;;;1.190,00;EUR',
      'Kontostand;31.10.2026;;;2.345,67;EUR',
    ].join('\r\n'),
    'EUR',
  );
  expect(columns).toEqual(['day', null, null, 'text', 'text', null, 'out', 'in', null]);
  expect(lines.map(short)).toEqual([
    '6: 2026-10-02 119000 null Jörg Weiß · Beitrag',
    '5: 2026-10-03 -125000 null Vermieter GbR · Miete',
  ]);
  expect(bad).toMatchObject([{ line: 7, what: 'day' }]);
});

test('quotes: line breaks within them, a quote within a cell, and one that is never closed', () => {
  const rows = (text: string) => sheetsOf(text)[0]?.rows;
  expect(rows('"a";"b ""x"""\r\n\r\n"one\nline";2\n x ;y"z\n;\n')).toEqual([
    { line: 1, cells: ['a', 'b "x"'] },
    { line: 3, cells: ['one\nline', '2'] },
    { line: 5, cells: ['x', 'y"z'] },
  ]);
  expect(rows('a;"open\nb;c')).toEqual([
    { line: 1, cells: ['a', '"open'] },
    { line: 2, cells: ['b', 'c'] },
  ]);
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
  const statement = readStatement(
    sheetsOf('Päivä;Selite;Määrä\n1.10.2026;a;-1,50\n2.10.2026;b;2,00\n'),
  );
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
  ['12,50 S', ',', -1250],
  ['12,50 H', ',', 1250],
  ['12,50 SEK', ',', 1250],
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

test('the balance at the end of a year within a statement: by its lines, where none can be missing', () => {
  const line = (day: string, amount: number, balance: number | null = null): BankLine => ({
    ...{ line: 1, day, text: '', amount, balance },
  });
  const lines = [line('2026-12-30', -2000), line('2027-01-04', 5000)];
  const before = { until: '2026-11-30', balance: 10_000 };
  const closing = { day: '2027-01-31', balance: 13_000 };
  const ends = ['2025-12-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-12-31'];
  const found = [{ day: '2026-12-31', balance: 8000 }];
  expect(balancesAtYearEnds({ before, closing, lines }, ends)).toEqual(found);
  // A line is missing: nobody knows on which side of the day.
  expect(
    balancesAtYearEnds({ before, closing: { ...closing, balance: 13_100 }, lines }, ends),
  ).toEqual([]);
  expect(balancesAtYearEnds({ before, closing, lines: [] }, ends)).toEqual([]);
  // Before the first reconciliation the file says its own balance, from its first line on.
  const first = { until: null, balance: 0 };
  const said = [line('2026-12-30', -2000, 8000), line('2027-01-04', 5000, 13_000)];
  expect(balancesAtYearEnds({ before: first, closing, lines: said }, ends)).toEqual(found);
  expect(balancesAtYearEnds({ before: first, closing, lines: said.slice(1) }, ends)).toEqual([]);
});

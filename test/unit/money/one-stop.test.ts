import { LANGUAGES } from '../../../src/people/languages.js';
import { fill } from '../../../src/words/fill.js';
import { eventSentence, reminderText } from '../../../src/words/languages.js';
import { oneStop } from '../../../src/words/one-stop.js';

/** The full stop of an abbreviation at the end of a sentence. */

test.each([
  ['Du skylder 0,00 kr..', 'Du skylder 0,00 kr.'],
  ['Den 1. mar.. I alt 5 kr..', 'Den 1. mar. I alt 5 kr.'],
  ['Vent ...', 'Vent ...'],
  ['Slut.', 'Slut.'],
])('%s', (text, said) => {
  expect(oneStop(text)).toBe(said);
});

test('a place that is filled with an abbreviation ends the sentence once', () => {
  expect(fill('I alt {{money}}.', { money: '12,50 kr.' })).toBe('I alt 12,50 kr.');
});

const money = { amount: 1250, currency: 'DKK' };

test.each(LANGUAGES)('%s: letters and the log end each sentence with one stop', (language) => {
  const item = { kind: 'expense-recorded', name: 'Kaffe', day: '2026-03-01', dueDay: null };
  const late = { kind: 'dues-charged', name: 'Forår', day: '2026-01-01', dueDay: '2026-03-01' };
  const letter = reminderText(language, {
    club: 'Klub',
    member: 'Anna',
    money,
    whole: money,
    items: [
      { ...item, isOverdue: false, money },
      { ...late, isOverdue: true, money },
    ],
    ways: [],
    codes: [],
    sender: null,
  });
  const log = eventSentence(language, {
    kind: 'opening-balances-recorded',
    params: {
      day: '2026-03-01',
      lines: [{ member: 'a', account: null, isBelow: true, money }],
      text: '',
    },
  });
  for (const text of [letter, log]) expect(text).not.toContain('..');
});

test.each(LANGUAGES)(
  '%s: a reminder names the evening that its voucher is not under',
  (language) => {
    const evening = {
      kind: 'session-closed',
      day: '2026-11-27',
      dueDay: null,
      isOverdue: false,
      money,
    };
    const letter = reminderText(language, {
      ...{ club: 'Klub', member: 'Anna', money, whole: money, ways: [], codes: [], sender: null },
      items: [
        { ...evening, name: '2026-02-10' },
        { ...evening, name: '' },
      ],
    });
    expect(letter).not.toContain('2026-02-10');
    expect(letter).toMatch(/: (10\. februari?|10\. Februar|10 februari|10 February) 2026: \D*12/);
  },
);

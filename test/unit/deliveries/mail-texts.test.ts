import { writeFileSync } from 'node:fs';
import { NEWS, news, type News } from '../../../src/events/kind.js';
import { tasksOf } from '../../../src/events/tasks.js';
import { CATEGORIES } from '../../../src/notifications/categories.js';
import { asHtml, asText, type MailItem } from '../../../src/notifications/mail/html.js';
import { letterOf } from '../../../src/notifications/mail/letter.js';
import { moneyIn } from '../../../src/money/amount.js';
import { LANGUAGES, type LanguageId } from '../../../src/people/languages.js';
import { REPEATS } from '../../../src/planned/series.js';
import { fill } from '../../../src/words/fill.js';
import { mailWords, newsWord } from '../../../src/words/mail.js';
import { newsSentence } from '../../../src/words/news-sentence.js';

/** Mails with news of every kind in every language; `MAILS=folder` writes them out to be read. */

const SETTINGS = {
  url: 'smtp://127.0.0.1',
  from: 'Kopperne <kopperne@example.org>',
  publicUrl: 'https://kopperne.example.org',
  key: 'a key',
};
const LINK = 'https://kopperne.example.org/clubs/1/disputes/2';

interface FinedNews extends News {
  readonly code: string | null;
  readonly own: string | null;
  readonly fined: string | null;
}

const SUM = { amount: 12_300, currency: 'DKK' } as const;

/** A piece of news of each kind, and of each of its sentences. */
const ALL: readonly FinedNews[] = NEWS.flatMap((what): FinedNews[] => {
  const of = { hand: 3, fine: 'f', dispute: 'd', by: 'bent', why: 'Sådan var det.' };
  const payment = { id: 'p', amount: 5_000, currency: 'DKK', why: 'Intet kom.' };
  const dues = { id: 'd', name: 'Kontingent 2027', amount: 40_000, currency: 'DKK' };
  const owed = { ...dues, dueDay: '2027-02-01', why: 'Æresmedlem' };
  const evening = { series: 's', planned: '2026-12-02', day: '2026-12-03' };
  const planned = { ...evening, time: '19:00', place: 'Kroen', repeat: null };
  const year = { firstDay: '2026-01-01', label: '2026' };
  const transfer = { id: 't', plan: 'p', pays: true, other: 'bent', ...SUM, why: null };
  const voucher = { event: 17, label: '2026-3' };
  const book = { id: 'b', name: 'Sølvkoppens bog', version: 2, from: '2027-03-10' };
  const about = { ...of, payment, year, dues: owed, planned, transfer, voucher, book };
  const full = news(what, { ...about, decision: 'upheld' });
  if (what === 'evenings-planned') {
    return REPEATS.map((repeat) => {
      return { ...full, code: null, own: null, fined: null, planned: { ...planned, repeat } };
    });
  }
  const fined = { code: 'revoke', own: null, fined: 'anna' };
  if (what === 'evening-moved') {
    const there = { ...full, planned: { ...planned, day: planned.planned } };
    return [full, there].map((one) => ({ ...one, code: null, own: null, fined: null }));
  }
  if (what === 'plan-agreed' || what === 'transfer-dropped') {
    return [true, false].flatMap((pays) =>
      // A dropped transfer is said without its other side.
      (what === 'plan-agreed' ? ['bent', null] : ['bent']).map((other) => {
        const said = { ...transfer, pays, other, why: 'Han har betalt kontant.' };
        return { ...full, code: null, own: null, fined: null, transfer: said };
      }),
    );
  }
  if (what === 'dispute-decided')
    return [full, { ...full, decision: 'overturned' as const }].map((one) => ({
      ...one,
      ...fined,
    }));
  if (what !== 'corrected') return [{ ...full, ...fined }];
  const loose = { ...full, hand: null };
  return [
    { ...full, ...fined },
    { ...loose, ...fined },
    { ...loose, code: 'revoke', own: null, fined: 'bent' },
    { ...loose, code: null, own: null, fined: null },
  ];
});

function sentences(language: LanguageId): readonly string[] {
  const of = mailWords(language);
  const { locale, fines } = of;
  const names = {
    member: 'anna',
    nameOf: () => 'Bent',
    fine: (code: string) => fines[code] ?? code,
    money: (amount: number, currency: string) => moneyIn(locale, currency)(amount),
    clock: (time: string) => time,
    day: (day: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
  };
  return ALL.map((item) => newsSentence(item, (key, said) => fill(newsWord(of, key), said), names));
}

function itemsOf(language: LanguageId): readonly MailItem[] {
  const { mail } = mailWords(language);
  const details = [
    fill(mail.points, { was: '−40', now: '+20' }),
    fill(mail.balance, { was: '−40,00 kr.', now: '−65,00 kr.' }),
  ];
  const evening = {
    title: fill(mail.evening, { day: '27. 11. 2026', points: '+120' }),
    details: [
      fill(mail.eveningMoney, { points: '+120', money: '12,00 kr.' }),
      fill(mail.fines, { fines: 'A & B' }),
    ],
    link: LINK,
  };
  const { times } = mail;
  const when = '27. 11. 2026, 19.00';
  const coming = [fill(times.coming, { count: 5 }), fill(times.answerBy, { when })];
  const due = { name: 'Kontingent', day: '27. 11. 2026', money: '400,00 kr.' };
  const reminders = [
    { title: fill(times.answer, { when }), details: coming, link: LINK },
    { title: fill(times.begins, { when }), details: coming, link: LINK },
    { title: fill(times.due, due), details: [], link: LINK },
    { title: fill(times.backup, { day: '27. 11. 2026' }), details: [], link: LINK },
  ];
  const said = sentences(language).map((title) => ({ title, details, link: LINK }));
  return [...said, ...reminders, evening];
}

const letterIn = (language: LanguageId, items: readonly MailItem[], clubs = 1) =>
  letterOf(
    SETTINGS,
    { name: 'Anna', user: 'u' },
    Array.from({ length: clubs }, (_, at) => ({ club: `Klub ${at + 1}`, items })),
    CATEGORIES,
    language,
  );

test('an evening that stays on its day is changed, not moved', () => {
  const ofEvenings = sentences('en').filter((one) => one.startsWith('The evening of 2 December'));
  expect(ofEvenings).toEqual([
    'The evening of 2 December 2026 is moved to 3 December 2026, 19:00, Kroen: Sådan var det.',
    'The evening of 2 December 2026 is changed: 19:00, Kroen: Sådan var det.',
    expect.stringContaining('called off'),
  ]);
});

test.each(LANGUAGES)('every message in %s is whole, as text and as HTML', (language) => {
  const items = itemsOf(language);
  const letter = letterIn(language, items);
  const [text, html] = [asText(letter), asHtml(letter)];
  const folder = process.env['MAILS'];
  if (folder !== undefined) {
    writeFileSync(`${folder}/${language}.txt`, `${letter.subject}\n\n${text}`);
    writeFileSync(`${folder}/${language}.html`, html);
  }
  for (const whole of [letter.subject, text, html]) {
    expect(whole).not.toMatch(/\{\{|undefined|null|NaN/);
  }
  for (const { title } of items) expect(text).toContain(title);
  expect(html).toContain('A &#38; B');
  expect(html).toContain(`<html lang="${language}">`);
  expect(new Set(sentences(language)).size).toBe(ALL.length);
});

test('the subject of a single message says what it is; of several clubs, how many', () => {
  const [first] = itemsOf('da');
  if (first === undefined) throw new Error('no item');
  expect(letterIn('da', [first]).subject).toBe(`Klub 1: ${first.title}`);
  expect(letterIn('da', [first, first]).subject).toBe('Klub 1: 2 nye ting');
  expect(letterIn('da', [first], 3).subject).toBe('Nyt fra 3 klubber');
});

test('every task has its sentence, in every language', () => {
  const waiting = {
    ...{
      disputes: 2,
      dispute: null,
      decisions: [],
      guests: 1,
      invites: 1,
      payments: 1,
      objections: 1,
      objectedVoucher: null,
    },
    dueExpenses: 2,
    years: [{ firstDay: '2026-01-01', label: '2026', what: 'to-examine', count: 1 } as const],
    ...{ isMailEnded: true, unreached: 1, isMailStopped: true },
  };
  const tasks = tasksOf('c', waiting);
  expect(tasks).toHaveLength(10);
  for (const language of LANGUAGES) {
    const words: Readonly<Record<string, unknown>> = mailWords(language).news;
    for (const task of tasks) {
      if ('by' in task || 'label' in task) continue;
      if (!('count' in task)) {
        expect(words).toHaveProperty(task.key);
        continue;
      }
      expect(words).toHaveProperty([`${task.key}_${task.count === 1 ? 'one' : 'other'}`]);
    }
  }
});

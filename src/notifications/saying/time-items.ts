import { readOpenItems } from '../../cash-book/open-items/read-open-items.js';
import { permits } from '../../people/roles.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { TURNS } from '../../planned/turns.js';
import { readEvening } from '../../planning/read/read-evening.js';
import { dayOf } from '../../values/time-zone.js';
import { fill } from '../../words/fill.js';
import { missedSince } from '../times/backups.js';
import { isOfUse } from '../times/of-evening.js';
import { readSubject } from '../times/subject.js';
import type { MailItem } from '../mail/html.js';
import { linkTo, type Said, type Saying } from './said.js';
import type { InClub } from './reader.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** The item of a subject that time brought; none where it has lost its use. */
export async function timeItems(
  saying: Saying,
  said: Said,
  inClub: InClub,
  text: string,
): Promise<readonly MailItem[]> {
  const subject = readSubject(text);
  if (subject === null) return [];
  if (subject.what === 'backup') return backupItem(saying, said, inClub);
  const { member } = inClub;
  if (member === null) return [];
  const of = { ...inClub, member };
  return subject.what === 'due'
    ? dueItem(saying, said, of, subject.dues)
    : eveningItem(saying, said, of, subject);
}

type OfMember = InClub & { readonly member: string };

async function eveningItem(
  saying: Saying,
  { words, day, clock, clockAt, nameOf }: Said,
  { club, member, timeZone }: OfMember,
  asked: {
    readonly what: 'answer' | 'begins';
    readonly series: string;
    readonly planned: string;
    readonly day: string;
  },
): Promise<readonly MailItem[]> {
  const { what, series, planned } = asked;
  const read = readEvening(saying.database, club, { series, planned });
  const page = await read.catch((error: unknown) => {
    // The series ended before it.
    if (error instanceof Problem) return null;
    throw error;
  });
  if (page === null) return [];
  const { evening } = page;
  // An evening that was moved has a reminder of its new day.
  if (evening.day !== asked.day || !isOfUse(what, evening, member, new Date())) return [];
  const { times } = words.mail;
  const answerBy = new Date(evening.answerBy);
  const by = `${day(dayOf(answerBy, timeZone))}, ${clockAt(answerBy, timeZone)}`;
  const when = `${day(evening.day)}, ${clock(evening.time)}`;
  const { coming, place, turns } = evening;
  const inTurn = TURNS.flatMap((turn) => {
    const who = turns[turn];
    if (who === null) return [];
    if (who === member) return [turn === 'host' ? times.ownHost : times.ownCake];
    return [fill(times[turn], { name: nameOf(who) })];
  });
  return [
    {
      title: fill(what === 'answer' ? times.answer : times.begins, { when }),
      details: [
        ...(place === null ? [] : [place]),
        ...inTurn,
        fill(times.coming, { count: coming }),
        ...(what === 'answer' ? [fill(times.answerBy, { when: by })] : []),
      ],
      link: linkTo(saying, {
        to: '/clubs/$club/evenings/$series/$planned',
        params: { club, series, planned },
      }),
    },
  ];
}

async function dueItem(
  saying: Saying,
  { words, day, money }: Said,
  { club, member }: OfMember,
  dues: string,
): Promise<readonly MailItem[]> {
  const { database } = saying;
  const { leftOf } = await readOpenItems(database, club, member);
  const left = leftOf({ dues, member });
  const { rows } = await database.pool.query<{ name: string; dueDay: string }>({
    name: 'dues-that-fell-due',
    text: `SELECT ${selectColumns('Dues', 'dues', 'name', 'dueDay')} FROM dues
      WHERE club_id = $1 AND id = $2 AND reversed_seq IS NULL`,
    values: [club, dues],
  });
  const [row] = rows;
  if (row === undefined || left === 0) return [];
  const { name, dueDay } = row;
  return [
    {
      title: fill(words.mail.times.due, { name, money: money(left), day: day(dueDay) }),
      details: [],
      link: linkTo(saying, { to: '/clubs/$club/my-money', params: { club }, hash: dues }),
    },
  ];
}

async function backupItem(
  saying: Saying,
  { words, day }: Said,
  { club, roles, timeZone, openedAt }: InClub,
): Promise<readonly MailItem[]> {
  if (!permits(roles, 'keep-club')) return [];
  const last = await missedSince(saying.backups, club, openedAt, new Date());
  if (last === null) return [];
  return [
    {
      title: fill(words.mail.times.backup, { day: day(dayOf(last, timeZone)) }),
      details: [],
      link: linkTo(saying, { to: '/clubs/$club/verification', params: { club } }),
    },
  ];
}

import type { NewsItem } from '../../audit/news/news.view.js';
import { readNewsItems, readWaiting } from '../../audit/news/read-news.js';
import { readPerson } from '../../clubs/members/person.js';
import { placeOfNews } from '../../events/news-place.js';
import { tasksOf } from '../../events/tasks.js';
import { moneyIn } from '../../money/amount.js';
import { dayOf } from '../../values/time-zone.js';
import { fill } from '../../words/fill.js';
import { newsWord } from '../../words/mail.js';
import { newsSentence } from '../../words/news-sentence.js';
import type { TakenEvent } from '../queue/queue.js';
import type { MailItem } from '../mail/html.js';
import { balancesAround, isTransferOpen, owesDues, readEvening } from './read-facts.js';
import type { Rhythms } from '../categories.js';
import type { InClub } from './reader.js';
import { linkTo, sayingIn, type Said, type Saying } from './said.js';
import { timeItems } from './time-items.js';

/** The reader of a message, with what they chose for its channel. */
export interface For {
  readonly user: string;
  readonly choices: Rhythms;
}

/**
 * The items of a message from one club: the present meaning of each event for the reader. Items that have
 * lost their use, that the reader has seen, or may not see any more, are left out.
 */
export async function itemsOf(
  saying: Saying,
  { user, choices }: For,
  club: InClub,
  events: readonly TakenEvent[],
): Promise<readonly MailItem[]> {
  const said = await sayingIn(saying, club);
  const items: MailItem[] = [];
  for (const { seq, subject, category } of events) {
    if (subject !== '') {
      if (choices[category] === 'never') continue;
      items.push(...(await timeItems(saying, said, club, subject)));
      continue;
    }
    if (category === 'tasks' || choices[category] === 'never') continue;
    if (club.member === null || seq <= club.seen) continue;
    items.push(...(await ofEvent(saying, said, user, { ...club, member: club.member }, seq)));
  }
  const isTask = events.some(({ category, subject }) => category === 'tasks' && subject === '');
  if (isTask && choices.tasks !== 'never') items.push(...(await tasks(saying, said, user, club)));
  return items;
}

/** A reader who has claimed a member. */
type OfMember = InClub & { readonly member: string };

async function ofEvent(
  saying: Saying,
  said: Said,
  user: string,
  club: OfMember,
  seq: number,
): Promise<readonly MailItem[]> {
  const { pool } = saying.database;
  const evening = await readEvening(pool, club.club, seq);
  if (evening !== null) return eveningItem(saying, said, club, evening);
  const { member, roles } = club;
  const asked = { user, member, roles, after: seq - 1, upTo: seq };
  const items = await readNewsItems(pool, club.club, asked);
  const made: MailItem[] = [];
  for (const item of items) {
    if (await isOver(saying, club, item)) continue;
    made.push(await newsItem(saying, said, club, item));
  }
  return made;
}

/** Whether a piece of news has lost its use: a later one says more, or there is nothing to do any more. */
async function isOver(
  { database }: Saying,
  { club, timeZone, member }: OfMember,
  item: NewsItem,
): Promise<boolean> {
  const { what, dispute, planned, dues, transfer } = item;
  // A series goes on.
  const isOnce = planned !== null && (planned.repeat ?? 'once') === 'once';
  if (isOnce && planned.day < dayOf(new Date(), timeZone)) return true;
  if (what === 'dues-charged' && dues !== null) {
    return !(await owesDues(database.pool, club, dues.id, member));
  }
  if (what === 'plan-agreed' && transfer !== null) {
    return !(await isTransferOpen(database.pool, club, transfer));
  }
  if (dispute === null || what === 'dispute-decided') return false;
  const { rows } = await database.pool.query<{ state: string; isProposed: boolean }>({
    name: 'mail-dispute',
    text: `SELECT state, proposed_seq IS NOT NULL AS "isProposed" FROM dispute
      WHERE club_id = $1 AND id = $2`,
    values: [club, dispute],
  });
  const [now] = rows;
  if (now?.state !== 'open') return true;
  return what === 'decision-proposed' && !now.isProposed;
}

async function newsItem(
  saying: Saying,
  said: Said,
  club: OfMember,
  item: NewsItem,
): Promise<MailItem> {
  const { words, money, points, nameOf, day, clock } = said;
  const { mail, news, fines } = words;
  const names = {
    member: club.member,
    nameOf,
    fine: (code: string, own: string | null) => own ?? fines[code] ?? code,
    money: (amount: number, currency: string) => moneyIn(words.locale, currency)(amount),
    day,
    clock,
  };
  const sentence = newsSentence(item, (key, blanks) => fill(newsWord(words, key), blanks), names);
  const { pool } = saying.database;
  const { ids } = await readPerson(pool, club.club, club.member);
  // A decision and the correction that carries it out are one piece of news.
  const upTo = item.what === 'dispute-decided' && item.points !== 0 ? item.event + 1 : item.event;
  const around = { ids, from: item.event, upTo, session: item.session };
  const { balance, evening } = await balancesAround(pool, club.club, around);
  return {
    title: sentence,
    details: [
      ...(item.why === null || item.by === null
        ? []
        : [
            fill(news.decidedBy, {
              names: [item.by, ...item.together].map(nameOf).join(', '),
              why: item.why,
            }),
          ]),
      ...(evening.was === evening.now
        ? []
        : [fill(mail.points, { was: points(evening.was), now: points(evening.now) })]),
      ...(balance.was === balance.now
        ? []
        : [fill(mail.balance, { was: money(balance.was), now: money(balance.now) })]),
    ],
    link: linkTo(saying, placeOfNews(club.club, club.member, item)),
  };
}

async function eveningItem(
  saying: Saying,
  { words: { mail, fines: names }, points, money, day }: Said,
  { club, member, timeZone }: OfMember,
  { session, closedSeq, openedAt, rate }: NonNullable<Awaited<ReturnType<typeof readEvening>>>,
): Promise<readonly MailItem[]> {
  const { register, database } = saying;
  const { pool } = database;
  const { ids } = await readPerson(pool, club, member);
  const around = { ids, from: closedSeq, upTo: closedSeq, session };
  const { balance, evening } = await balancesAround(pool, club, around);
  const { fines } = await register.read(club, { session, member, limit: 100 });
  const standing = fines.filter(({ state }) => state !== 'overturned');
  const said = { points: points(evening.now), day: day(dayOf(openedAt, timeZone)) };
  const inMoney = money(evening.now * rate);
  return [
    {
      title: fill(mail.evening, said),
      details: [
        ...(rate > 0 ? [fill(mail.eveningMoney, { ...said, money: inMoney })] : []),
        ...(balance.was === balance.now
          ? []
          : [fill(mail.balance, { was: money(balance.was), now: money(balance.now) })]),
        ...(standing.length === 0
          ? []
          : [
              fill(mail.fines, {
                fines: standing.map(({ code, own }) => own ?? names[code] ?? code).join(', '),
              }),
            ]),
      ],
      link: linkTo(saying, { to: '/clubs/$club/sessions/$session', params: { club, session } }),
    },
  ];
}

/** Tasks that no event of the log opened. */
const NOT_MAILED = {
  dueExpenses: 0,
  guests: 0,
  invites: 0,
  unreached: 0,
  isMailEnded: false,
  isMailStopped: false,
};

/** Tasks that an event opened; guests, invites and due expenses wait without one. */
async function tasks(
  saying: Saying,
  { words, nameOf }: Said,
  user: string,
  { club, roles, member }: InClub,
): Promise<readonly MailItem[]> {
  const { waiting } = await readWaiting(saying.database.pool, club, { roles, user, member });
  return tasksOf(club, { ...waiting, ...NOT_MAILED }).map((task) => {
    const link = linkTo(saying, task.place);
    if ('by' in task) {
      return {
        title: fill(words.news.decisionProposed, { name: nameOf(task.by) }),
        details: [],
        link,
      };
    }
    if (!('count' in task)) return { title: newsWord(words, task.key), details: [], link };
    const form = task.count === 1 ? 'one' : 'other';
    const sentence = newsWord(words, task.key) || newsWord(words, `${task.key}_${form}`);
    const label = 'label' in task ? task.label : '';
    return { title: fill(sentence, { count: task.count, label }), details: [], link };
  });
}

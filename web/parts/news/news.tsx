import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { moneyIn } from '../../../src/money/amount.js';
import { markNewsSeen, newsQuery, type NewsItem } from '../../api/people/news.js';
import { useDates } from '../figures/dates.js';
import { useDays } from '../figures/days.js';
import { useFineWords } from '../disputes/fine-words.js';
import { Points } from '../figures/points.js';
import { MemberFace } from '../people/member-face.js';
import { ProblemNote } from '../page/problem-note.js';
import { Section } from '../page/section.js';
import { useNameList } from '../people/player-name.js';
import { useMemberNames } from '../people/use-names.js';
import { localeOf } from '../../words/locale.js';
import rows from '../list/rows.module.css';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: string;
  /** Null for a user who is no member. */
  readonly member: string | null;
  /** Called when somebody follows a piece of news. */
  readonly onFollow?: (() => void) | undefined;
}

/** News for the member that they have not marked as seen. Empty when there is none; not waited for. */
export function News({ club, member, onFollow }: Props) {
  const { t } = useTranslation('news');
  const queries = useQueryClient();
  const { data } = useQuery(newsQuery(club));
  const marking = useMutation({
    mutationFn: (event: number) => markNewsSeen(club, event),
    onSuccess: () => queries.invalidateQueries({ queryKey: newsQuery(club).queryKey }),
  });
  const news = data?.news ?? [];
  return (
    <div aria-live="polite" style={{ display: 'contents' }}>
      {data !== undefined && news.length > 0 && (
        <Section
          title={t('title')}
          beside={
            <Button
              variant="default"
              loading={marking.isPending}
              onClick={() => {
                marking.mutate(data.event);
              }}
            >
              {t('seen')}
            </Button>
          }
        >
          <ProblemNote error={marking.error} />
          <ul className={rows['rows']}>
            {news.map((item) => (
              <li key={`${item.event} ${item.fine ?? ''}`}>
                <Item club={club} member={member} item={item} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

interface ItemProps {
  readonly club: string;
  /** Null for a user who is no member. */
  readonly member: string | null;
  readonly item: NewsItem;
  readonly onFollow: (() => void) | undefined;
}

function Item({ club, member, item, onFollow }: ItemProps) {
  const { t } = useTranslation('news');
  const dates = useDates();
  const said = useNewsWords(club, member);
  const list = useNameList();
  const nameOf = useMemberNames(club);
  const { time, hand, what, points, by } = item;
  const isHandSaid = hand === null || what === 'corrected';
  const about = [dates.moment(time), ...(isHandSaid ? [] : [t('ofHand', { hand })])];
  return (
    <Link {...wayOf(club, member, item)} className={rows['row']} onClick={onFollow}>
      {by !== null && <MemberFace club={club} member={by} name={nameOf(by)} />}
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={600}>
          {said(item)}
        </Text>
        {item.why !== null && item.by !== null && (
          <Text component="span" display="block" size="sm">
            {t('decidedBy', {
              names: list([item.by, ...item.together].map(nameOf)),
              why: item.why,
            })}
          </Text>
        )}
        <Text component="span" display="block" size="sm" c="dimmed">
          {about.join(' · ')}
        </Text>
      </span>
      {points !== 0 && (
        <span className={rows['end']}>
          <Points value={points} />
        </span>
      )}
    </Link>
  );
}

function useNewsWords(club: string, member: string | null): (item: NewsItem) => string {
  const { t, language } = useTranslation('news');
  const words = useFineWords();
  const nameOf = useMemberNames(club);
  const planned = usePlannedWords();
  return ({ what, hand, code, fined, by, decision, payment, ...item }) => {
    const fine = code === null ? '' : words.code({ code });
    const name = by === null ? '' : nameOf(by);
    const paid = paymentWords(payment, localeOf(language));
    switch (what) {
      case 'fined':
        return t('fined', { fine });
      case 'disputed':
        return t('disputed', { name });
      case 'dispute-answered':
        return t('answered', { name });
      case 'dispute-decided':
        return decision === 'overturned' ? t('overturned') : t('upheld');
      case 'decision-proposed':
        return t('decisionProposed', { name });
      case 'decision-declined':
        return t('decisionDeclined', { name });
      case 'corrected':
        if (hand !== null) return t('correctedHand', { hand });
        if (code === null) return t('corrected');
        if (fined === null || fined === member) return t('correctedFine', { fine });
        return t('correctedFineOf', { name: nameOf(fined), fine });
      case 'payment-confirmed':
        return t('paymentConfirmed', paid);
      case 'payment-declined':
        return t('paymentDeclined', paid);
      case 'payment-reversed':
        return t('paymentReversed', paid);
      case 'evenings-planned':
      case 'evening-moved':
      case 'evening-called-off':
        return planned(what, item);
      case 'year-closed':
      case 'year-reopened':
      case 'year-examined':
      case 'remark-put':
      case 'remark-answered':
      case 'remark-kept-open':
        return t(`office.${what}`, { label: item.year?.label ?? '' });
    }
  };
}

type PlannedWhat = 'evenings-planned' | 'evening-moved' | 'evening-called-off';

/** The words of news about planned evenings. */
function usePlannedWords() {
  const { t } = useTranslation('news');
  const days = useDays();
  const { clock } = useDates();
  return (what: PlannedWhat, { planned: its, why }: Pick<NewsItem, 'planned' | 'why'>): string => {
    if (its === null) return '';
    const time = its.time === null ? null : clock(`2000-01-01T${its.time}:00`);
    const when = [days.short(its.day), time, its.place].filter((one) => one !== null).join(', ');
    const planned = days.short(its.planned);
    if (what === 'evenings-planned') return t(`eveningsPlanned.${its.repeat ?? 'once'}`, { when });
    return what === 'evening-moved'
      ? t('eveningMoved', { planned, when, why: why ?? '' })
      : t('eveningCalledOff', { planned, why: why ?? '' });
  };
}

/** A payment that somebody reported, as it is named. */
function paymentWords(payment: NewsItem['payment'], locale: string) {
  if (payment === null) return { money: '', why: '' };
  const { amount, currency, why } = payment;
  return { money: moneyIn(locale, currency)(amount), why: why ?? '' };
}

/** Where there is more of it. */
function wayOf(club: string, member: string | null, item: NewsItem): Target {
  const { what, dispute, session, hand, fine, fined, planned, payment, year } = item;
  if (year !== null) {
    return { to: '/clubs/$club/money/years/$year', params: { club, year: year.firstDay } };
  }
  if (planned !== null) {
    const params = { club, series: planned.series, planned: planned.planned };
    return { to: '/clubs/$club/evenings/$series/$planned', params };
  }
  if (dispute !== null) return { to: '/clubs/$club/disputes/$dispute', params: { club, dispute } };
  // The fines of others are on the page of their evening.
  if (fine !== null && member !== null && (fined === null || fined === member))
    return { to: '/clubs/$club/members/$member/fines', params: { club, member }, hash: fine };
  if (session === null) {
    const hash = payment === null ? {} : { hash: payment.id };
    return { to: '/clubs/$club/my-money', params: { club }, ...hash };
  }
  // The evening shows why each pays.
  if (hand === null || what === 'dispute-decided')
    return { to: '/clubs/$club/sessions/$session', params: { club, session } };
  const params = { club, session, hand: String(hand) };
  return { to: '/clubs/$club/sessions/$session/hands/$hand', params };
}

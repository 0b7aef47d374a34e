import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyIn } from '../../../src/money/amount.js';
import { markNewsSeen, newsQuery, type NewsItem } from '../../api/people/news.js';
import { useDates } from '../figures/dates.js';
import { useDays } from '../figures/days.js';
import { useFineWords } from '../disputes/fine-words.js';
import { Points } from '../figures/points.js';
import { MemberFace } from '../people/member-face.js';
import { ProblemNote } from '../notices/problem-note.js';
import { Section } from '../page/section.js';
import { useNameList } from '../people/player-name.js';
import { useMemberNames } from '../people/use-names.js';
import { localeOf } from '../../words/locale.js';
import rows from '../list/rows.module.css';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { placeOfNews } from '../../../src/events/news-place.js';
import { newsSentence } from '../../../src/words/news-sentence.js';

interface Props {
  readonly club: string;
  /** Null for a user who is no member. */
  readonly member: string | null;
  /** Called when somebody follows a piece of news. */
  readonly onFollow?: (() => void) | undefined;
  /** How many are shown until somebody asks for all; all by default. */
  readonly few?: number;
}

/** News for the member that they have not marked as seen. Empty when there is none; not waited for. */
export function News({ club, member, onFollow, few = Infinity }: Props) {
  const { t } = useTranslation('news');
  const queries = useQueryClient();
  const { data } = useQuery(newsQuery(club));
  const marking = useMutation({
    mutationFn: (event: number) => markNewsSeen(club, event),
    onSuccess: () => queries.invalidateQueries({ queryKey: newsQuery(club).queryKey }),
  });
  const [areAll, showAll] = useState(false);
  const news = data?.news ?? [];
  const shown = areAll ? news : news.slice(0, few);
  const isShort = shown.length < news.length;
  return (
    <div aria-live="polite" style={{ display: 'contents' }}>
      {data !== undefined && news.length > 0 && (
        <Section
          title={t('title')}
          beside={
            // Nobody marks as seen what is not shown.
            !isShort && (
              <Button
                variant="default"
                loading={marking.isPending}
                onClick={() => {
                  marking.mutate(data.event);
                }}
              >
                {t('seen')}
              </Button>
            )
          }
        >
          <ProblemNote error={marking.error} />
          <ul className={rows['rows']}>
            {shown.map((item) => (
              <li key={`${item.event} ${item.fine ?? item.transfer?.id ?? ''}`}>
                <Item club={club} member={member} item={item} onFollow={onFollow} />
              </li>
            ))}
          </ul>
          {isShort && (
            <Button
              variant="default"
              mt="sm"
              onClick={() => {
                showAll(true);
              }}
            >
              {t('all', { count: news.length })}
            </Button>
          )}
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
  const said = useNewsWords(club, member, item);
  const list = useNameList();
  const nameOf = useMemberNames(club);
  const { time, hand, code, what, points, by } = item;
  const isHandSaid =
    hand === null || what === 'corrected' || (what === 'dispute-decided' && code === null);
  const about = [dates.moment(time), ...(isHandSaid ? [] : [t('ofHand', { hand })])];
  return (
    <Link {...placeOfNews(club, member, item)} className={rows['row']} onClick={onFollow}>
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

function useNewsWords(
  club: string,
  member: string | null,
  { own }: NewsItem,
): (item: NewsItem) => string {
  const { t, language } = useTranslation('news');
  const words = useFineWords(own !== null);
  const days = useDays();
  const { clock } = useDates();
  const names = {
    member,
    nameOf: useMemberNames(club),
    fine: (code: string, own: string | null) => words.code({ code, own }),
    money: (amount: number, currency: string) => moneyIn(localeOf(language), currency)(amount),
    day: days.short,
    clock: (time: string) => clock(`2000-01-01T${time}:00`),
  };
  return (item) => newsSentence(item, t, names);
}

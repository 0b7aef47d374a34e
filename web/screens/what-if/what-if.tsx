import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { WhatIfAsked } from '../../api/evenings/what-if.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { seasonsQuery } from '../../api/seasons/seasons.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { Filter } from '../../parts/list/filter.js';
import { useMemberChoices } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { usePlace, useRouting } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { useBookChoices, type BookChoice } from './book-choices.js';
import { BookSelect } from './book-select.js';
import { UnderBook } from './under-book.js';
import classes from './what-if.module.css';

/** An evening, a season or a member's season by another book; nothing is written. */
export function WhatIfScreen() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <OfClub club={club} />;
}

/** The parts of the choice, as the address has them. */
const ASKED = ['by', 'season', 'session', 'member'] as const;
type Asked = Readonly<Partial<Record<(typeof ASKED)[number], string>>>;

function OfClub({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('what-if');
  const { navigation } = useRouting();
  const { pathname, search } = usePlace();
  const { data: seasons = [] } = useQuery(seasonsQuery(club.id));
  const members = useMemberChoices(club.id);
  const asked = askedIn(search);
  const change = (next: Asked) => {
    const all = Object.entries({ ...askedIn(new URLSearchParams(location.search)), ...next });
    const query = new URLSearchParams(all.filter(([, value]) => value !== '')).toString();
    void navigation.go(query === '' ? pathname : `${pathname}?${query}`, { replace: true });
  };
  const choices = useBookChoices(club.id);
  const book = choices.find(asked.by);
  return (
    <article className={classes['page']}>
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <Text>{t('intro')}</Text>
      <div className={classes['choices']} role="search" aria-label={t('choose')}>
        <BookSelect
          label={t('by')}
          {...{ choices }}
          chosen={book}
          onChoose={(by) => {
            change({ by });
          }}
        />
        {asked.session === undefined && (
          <Filter
            label={t('which')}
            value={asked.season}
            all={t('latest')}
            choices={seasons.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(season = '') => {
              change({ season });
            }}
          />
        )}
        {asked.session === undefined && (
          <Filter
            label={t('who')}
            value={asked.member}
            all={t('everybody')}
            choices={members}
            onChange={(member = '') => {
              change({ member });
            }}
          />
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t('howCompared')}
      </Text>
      <UnderBook
        club={club.id}
        asked={{ ...bookOf(book), ...evenings(asked) }}
        bookName={book.label}
      />
    </article>
  );
}

function askedIn(search: URLSearchParams): Asked {
  return Object.fromEntries(
    ASKED.flatMap((name) => {
      const value = search.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

function bookOf({ parent, own }: BookChoice): Pick<WhatIfAsked, 'book' | 'own'> {
  return { book: parent, ...(own !== undefined && { own }) };
}

function evenings({ season, session, member }: Asked): Omit<WhatIfAsked, 'book' | 'own'> {
  return {
    ...(season !== undefined && { season }),
    ...(session !== undefined && { session }),
    ...(member !== undefined && { member }),
  };
}

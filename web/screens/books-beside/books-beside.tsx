import { Button, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { GAME_OF, resolveRules } from '../../../src/rules/rule-book.js';
import { useMyClub } from '../../api/people/me.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { usePath } from '../../parts/page/use-path.js';
import { usePlace, useRouting } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { useBookChoices, type BookChoice } from '../what-if/book-choices.js';
import { BookSelect } from '../what-if/book-select.js';
import { BesideTable } from './beside-table.js';
import classes from './books-beside.module.css';
import { besideLines, useBookLines } from './use-book-lines.js';

/** Two books or versions side by side, all of them or only where they differ. */
export function BooksBeside() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <OfClub club={club.id} />;
}

function OfClub({ club }: { readonly club: string }) {
  const { t } = useTranslation('own-books');
  const { navigation } = useRouting();
  const { pathname, search } = usePlace();
  const choices = useBookChoices(club);
  const one = choices.find(search.get('one') ?? undefined);
  const other = choices.find(search.get('other') ?? one.parent);
  const choose = (name: 'one' | 'other') => (value: string) => {
    const next = new URLSearchParams({ one: one.value, other: other.value, [name]: value });
    void navigation.go(`${pathname}?${next.toString()}`, { replace: true });
  };
  return (
    <article className={classes['page']}>
      <Title order={1} size="h2">
        {t('beside.title')}
      </Title>
      <div className={classes['choices']}>
        <BookSelect
          label={t('beside.one')}
          {...{ choices }}
          chosen={one}
          onChoose={choose('one')}
        />
        <BookSelect
          label={t('beside.other')}
          {...{ choices }}
          chosen={other}
          onChoose={choose('other')}
        />
      </div>
      {GAME_OF[one.parent] === GAME_OF[other.parent] ? (
        <Beside one={one} other={other} />
      ) : (
        <Text role="status">{t('beside.otherGame')}</Text>
      )}
    </article>
  );
}

function Beside({ one, other }: { readonly one: BookChoice; readonly other: BookChoice }) {
  const { t } = useTranslation('own-books');
  const [isOnlyDifferent, only] = useState(false);
  const here = useBookLines(resolveRules(one.content));
  const there = useBookLines(resolveRules(other.content));
  const lines = besideLines(here, there);
  const different = lines.filter(({ differs }) => differs);
  return (
    <>
      <div className={classes['actions']}>
        <Switch
          size="md"
          label={t('beside.only')}
          checked={isOnlyDifferent}
          onChange={({ currentTarget }) => {
            only(currentTarget.checked);
          }}
        />
        <Button
          variant="default"
          onClick={() => {
            print();
          }}
        >
          {t('print')}
        </Button>
      </div>
      <Text role="status" fw={650}>
        {different.length === 0 ? t('beside.same') : t('beside.count', { count: different.length })}
      </Text>
      <BesideTable
        lines={isOnlyDifferent ? different : lines}
        one={one.label}
        other={other.label}
      />
    </>
  );
}

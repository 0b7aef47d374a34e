import { Badge, Button, Stack, Text, Title } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { clubBooksQuery, type ClubBook } from '../../api/evenings/club-books.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useDays } from '../../parts/figures/days.js';
import rows from '../../parts/list/rows.module.css';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

/** The club's own rule books, each the way to its page. */
export function OwnBooks() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <BooksOf club={club} />;
}

function BooksOf({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('own-books');
  const { data } = useSuspenseQuery(clubBooksQuery(club.id));
  const isWriter = may(club, 'draft-books');
  return (
    <Stack gap="md" maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <Text>{t('intro')}</Text>
      {data.books.length === 0 && <Text>{t(isWriter ? 'noneWriter' : 'none')}</Text>}
      <ul className={rows['rows']}>
        {data.books.map((book) => (
          <li key={book.id}>
            <Row club={club.id} book={book} />
          </li>
        ))}
      </ul>
      {isWriter && (
        <div>
          <Button
            leftSection={<IconPlus size={20} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/clubs/$club/rule-books/new" params={{ club: club.id }} {...props} />
            )}
          >
            {t('begin')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Row({ club, book }: { readonly club: string; readonly book: ClubBook }) {
  const { t } = useTranslation(['own-books', 'members']);
  const state = useBookState();
  return (
    <Link
      to="/clubs/$club/rule-books/$book"
      params={{ club, book: book.id }}
      className={rows['row']}
    >
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={650}>
          {book.name}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {t('after', { book: t(`members:books.${book.parent}`) })}
        </Text>
        <Badge
          component="span"
          variant="outline"
          color="felt"
          c="var(--mantine-color-text)"
          mt="xs"
        >
          {state(book)}
        </Badge>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}

/** Whether a book is in force, comes into force, is a draft or retired, in words. */
function useBookState() {
  const { t } = useTranslation('own-books');
  const days = useDays();
  return ({ retired, inForce, versions }: ClubBook): string => {
    if (retired) return t('state.retired');
    if (inForce !== null) return t('state.inForce', { version: inForce });
    const next = versions.flatMap(({ periods }) => periods.map(({ from }) => from)).toSorted()[0];
    return next === undefined ? t('state.draft') : t('state.from', { day: days.date(next) });
  };
}

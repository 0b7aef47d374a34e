import { Stack, Title } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeBook, clubBooksQuery, type ClubBook } from '../../../api/evenings/club-books.js';
import { ProblemError } from '../../../api/problem.js';
import { useMyClub, type MyClub } from '../../../api/people/me.js';
import { may } from '../../../api/people/rights.js';
import { NotFoundScreen } from '../../../app/states/not-found-screen.js';
import { RoleScreen } from '../../../app/states/role-screen.js';
import { toast } from '../../../parts/notices/toast.js';
import { useWrite } from '../../../parts/form/use-write.js';
import { usePath } from '../../../parts/page/use-path.js';
import { useNavigate, usePlace } from '../../../routing/use-routing.js';
import { useTranslation } from '../../../words/use-translation.js';
import { BookForm, type BookBody } from './book-form.js';
import { NewerVersion } from './newer-version.js';

/** Writes a further version of a book, from the one that the address names, else from the newest. */
export function ChangeBook() {
  const { club: id, book: bookId } = usePath('club', 'book');
  const club = useMyClub(id);
  const { data } = useSuspenseQuery(clubBooksQuery(id));
  const book = data.books.find((one) => one.id === bookId);
  if (club === undefined || book === undefined) return <NotFoundScreen />;
  if (!may(club, 'draft-books')) return <RoleScreen needs="draft-books" />;
  return <Form club={club} book={book} />;
}

function Form({ club, book }: { readonly club: MyClub; readonly book: ClubBook }) {
  const { t } = useTranslation('own-books');
  const navigate = useNavigate();
  const { hash } = usePlace();
  const queries = useQueryClient();
  const [newest] = book.versions;
  // The newest one when the form was opened.
  const [known] = useState(newest);
  const version = book.versions.find((one) => String(one.version) === hash) ?? newest;
  const { queryKey } = clubBooksQuery(club.id);
  const changing = useWrite(
    (body: BookBody & { readonly newestKnown: number }, key) =>
      changeBook(club.id, book.id, body, key),
    [queryKey],
  );
  if (version === undefined || newest === undefined || known === undefined) {
    return <NotFoundScreen />;
  }
  const isNewer = newest.version > known.version;
  const isToldSo = isNewer && refusedAs(changing.error) === 'club-book-newer';
  const { name, description } = book;
  const { rate, changes, citations } = version;
  return (
    <Stack maw="54rem" mx="auto">
      <Title order={1} size="h2">
        {t('change.title', { name })}
      </Title>
      <BookForm
        {...{ club }}
        parent={book.parent}
        from={{ said: { name, description, rate, why: '' }, changes, citations }}
        asksWhy
        error={isToldSo ? null : changing.error}
        isPending={changing.isPending}
        onSend={(body) => {
          changing.mutate(
            { ...body, newestKnown: newest.version },
            {
              onError: (error) => {
                if (refusedAs(error) === 'club-book-newer')
                  void queries.invalidateQueries({ queryKey });
              },
              onSuccess: ({ version: next }) => {
                toast(t('change.done', { version: next }));
                void navigate({
                  to: '/clubs/$club/rule-books/$book',
                  params: { club: club.id, book: book.id },
                  search: { version: String(next) },
                  replace: true,
                });
              },
            },
          );
        }}
        beforeSave={isNewer && <NewerVersion known={known} newest={newest} />}
      />
    </Stack>
  );
}

function refusedAs(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.body.reason : undefined;
}

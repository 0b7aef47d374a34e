import { Stack, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { changeBook, clubBooksQuery, type ClubBook } from '../../../api/evenings/club-books.js';
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
  const version = book.versions.find((one) => String(one.version) === hash) ?? book.versions[0];
  const changing = useWrite(
    (body: BookBody, key) => changeBook(club.id, book.id, body, key),
    [clubBooksQuery(club.id).queryKey],
  );
  if (version === undefined) return <NotFoundScreen />;
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
        error={changing.error}
        isPending={changing.isPending}
        onSend={(body) => {
          changing.mutate(body, {
            onSuccess: ({ version: next }) => {
              toast(t('change.done', { version: next }));
              void navigate({
                to: '/clubs/$club/rule-books/$book',
                params: { club: club.id, book: book.id },
                search: { version: String(next) },
                replace: true,
              });
            },
          });
        }}
      />
    </Stack>
  );
}

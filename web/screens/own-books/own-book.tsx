import { Anchor, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ruleBook } from '../../../src/rules/rule-book.js';
import {
  clubBooksQuery,
  type ClubBook,
  type ClubBookVersion,
} from '../../api/evenings/club-books.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useMoney } from '../../parts/figures/money.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { Section } from '../../parts/page/section.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { usePlace, useRouting } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import rules from '../rules/rules.module.css';
import { BookActions } from './book-actions.js';
import { ChangesList } from './changes-list.js';
import { Everything } from './everything.js';
import classes from './own-books.module.css';
import { PublicAddress } from './public-address.js';
import { useVersionState } from './use-version-state.js';

/** A book of the club to read: its differences from its parent, then everything in the order of play. */
export function OwnBook() {
  const { club: id, book: bookId } = usePath('club', 'book');
  const club = useMyClub(id);
  const { data } = useSuspenseQuery(clubBooksQuery(id));
  const book = data.books.find((one) => one.id === bookId);
  if (club === undefined || book === undefined) return <NotFoundScreen />;
  return <BookPage club={club} book={book} today={data.today} />;
}

interface Props {
  readonly club: MyClub;
  readonly book: ClubBook;
  readonly today: string;
}

function BookPage({ club, book, today }: Props) {
  const { t } = useTranslation(['own-books', 'rules', 'members']);
  const stateOf = useVersionState(today);
  // Each version has an address of its own.
  const { pathname, search } = usePlace();
  const { navigation } = useRouting();
  const choose = (chosen: number) => {
    void navigation.go(`${pathname}?version=${chosen}`, { replace: true });
  };
  const wanted = Number(search.get('version') ?? book.inForce);
  const version = book.versions.find((one) => one.version === wanted) ?? book.versions[0];
  if (version === undefined) return <NotFoundScreen />;
  const parent = ruleBook(book.parent);
  return (
    <article className={rules['page']}>
      <Title order={1} size="h2">
        {book.name}
      </Title>
      <Text fw={650}>{t('after', { book: t(`members:books.${book.parent}`) })}</Text>
      {book.description !== '' && <Text>{book.description}</Text>}
      <Text className={classes['onPaper']}>
        {[club.name, t('version', { version: version.version }), stateOf(book, version)].join(
          ' · ',
        )}
      </Text>
      <div className={classes['onScreen']}>
        <Anchor
          className={rules['way'] ?? ''}
          renderRoot={(props) => (
            <Link to="/clubs/$club/rule-books" params={{ club: club.id }} {...props} />
          )}
        >
          {t('back')}
        </Anchor>
      </div>
      <Versions {...{ club, book, version, today }} onChoose={choose} />
      <BookActions {...{ club, book, version, today }} />
      <div className={rules['sections']}>
        <Section title={t('differs')}>
          <ChangesList {...{ parent }} changes={version.changes} citations={version.citations} />
        </Section>
        <Everything book={version.content} />
      </div>
      <PublicAddress {...{ club, book }} />
    </article>
  );
}

interface VersionProps {
  readonly club: MyClub;
  readonly book: ClubBook;
  readonly version: ClubBookVersion;
  readonly today: string;
}

/** The versions, the newest first, with the reason, worth of a point and digest of the chosen one. */
function Versions({
  club,
  book,
  version,
  today,
  onChoose,
}: VersionProps & { readonly onChoose: (version: number) => void }) {
  const { t } = useTranslation('own-books');
  const money = useMoney(club.currency);
  const stateOf = useVersionState(today);
  return (
    <>
      <div className={classes['onScreen']}>
        <Choices title={t('versions')} wide>
          {book.versions.map((one) => (
            <Choice
              key={one.version}
              isChosen={one === version}
              onChoose={() => {
                onChoose(one.version);
              }}
            >
              {t('version', { version: one.version })} <small>{stateOf(book, one)}</small>
            </Choice>
          ))}
        </Choices>
      </div>
      {book.retired && <Text fw={650}>{t('state.retired')}</Text>}
      {version.why !== '' && <Text>{t('whyWas', { why: version.why })}</Text>}
      {version.rate !== null && (
        <Text>
          {version.rate === 0 ? t('rateHonour') : t('rateIs', { money: money(version.rate) })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('digest', { digest: version.digest })}
      </Text>
    </>
  );
}

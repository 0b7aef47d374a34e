import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  bookLinkQuery,
  endBookLink,
  makeBookLink,
  type ClubBook,
} from '../../api/evenings/club-books.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { SecretAddress } from '../../parts/door/secret-address.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './own-books.module.css';

interface Props {
  readonly club: MyClub;
  readonly book: ClubBook;
}

/** The address at which anybody reads the rules of a book; the owner makes it and ends it. */
export function PublicAddress({ club, book }: Props) {
  return may(club, 'adopt-books') ? <OfOwner {...{ club, book }} /> : null;
}

function OfOwner({ club: { id: club }, book: { id: book } }: Props) {
  const { t } = useTranslation('own-books.public');
  const queries = useQueryClient();
  const query = bookLinkQuery(club, book);
  const { data } = useQuery(query);
  return (
    <div className={classes['onScreen']}>
      <Section title={t('title')}>
        <Text>{t('text')}</Text>
        <SecretAddress
          madeAt={data?.madeAt ?? null}
          label={t('link')}
          once={t('once')}
          make={() => makeBookLink(club, book)}
          end={() => endBookLink(club, book)}
          readAgain={() => queries.invalidateQueries(query)}
        />
      </Section>
    </div>
  );
}

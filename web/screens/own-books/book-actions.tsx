import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { BOOK_FORMAT, type BookFile } from '../../../src/rules/own-book/book-file.js';
import {
  adoptBook,
  clubBooksQuery,
  retireBook,
  takeAdoptionBack,
  type ClubBook,
  type ClubBookVersion,
} from '../../api/evenings/club-books.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { download } from '../../parts/files/hand-over.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './own-books.module.css';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly club: MyClub;
  readonly book: ClubBook;
  readonly version: ClubBookVersion;
  /** Where the club is. */
  readonly today: string;
}

/** The actions for the chosen version. */
export function BookActions(props: Props) {
  const { t } = useTranslation('own-books');
  const { club, book, version } = props;
  const [dialog, setDialog] = useState<'adopt' | 'takeBack' | 'retire' | null>(null);
  const close = () => {
    setDialog(null);
  };
  const isInForce = version.version === book.inForce;
  const mayAdopt = may(club, 'adopt-books') && !book.retired;
  return (
    <div className={classes['actions']}>
      <ToChange {...props} />
      {mayAdopt && !isInForce && (
        <Button
          onClick={() => {
            setDialog('adopt');
          }}
        >
          {t('adopt.do')}
        </Button>
      )}
      {mayAdopt && version.periods.length > 0 && version.evenings === 0 && (
        <Button
          variant="default"
          onClick={() => {
            setDialog('takeBack');
          }}
        >
          {t('takeBack.do')}
        </Button>
      )}
      <ToOtherBooks {...props} />
      <Button
        variant="default"
        onClick={() => {
          download(fileOf(book, version));
        }}
      >
        {t('file.save')}
      </Button>
      <Button
        variant="default"
        onClick={() => {
          print();
        }}
      >
        {t('print')}
      </Button>
      {mayAdopt && (
        <Button
          variant="subtle"
          onClick={() => {
            setDialog('retire');
          }}
        >
          {t('retire.do')}
        </Button>
      )}
      {mayAdopt && isInForce && version.evenings > 0 && (
        <Text size="sm" c="dimmed" className={classes['note']}>
          {t('takeBack.played', { count: version.evenings })}
        </Text>
      )}
      <Adopting {...props} opened={dialog === 'adopt'} onClose={close} />
      <TakingBack {...props} opened={dialog === 'takeBack'} onClose={close} />
      <Retiring {...props} opened={dialog === 'retire'} onClose={close} />
    </div>
  );
}

function ToChange({ club, book, version }: Props) {
  const { t } = useTranslation('own-books');
  if (!may(club, 'draft-books') || book.retired) return null;
  return (
    <Button
      variant="default"
      renderRoot={(its) => (
        <Link
          to="/clubs/$club/rule-books/$book/change"
          params={{ club: club.id, book: book.id }}
          hash={String(version.version)}
          {...its}
        />
      )}
    >
      {t('change.do')}
    </Button>
  );
}

/** To the club's evenings by this version, and to another book beside it. */
function ToOtherBooks({ club, book, version }: Props) {
  const { t } = useTranslation('own-books');
  const one = `${book.id}.${version.version}`;
  return (
    <>
      <Button
        variant="default"
        renderRoot={(its) => (
          <Link
            to="/clubs/$club/what-if"
            params={{ club: club.id }}
            search={{ by: one }}
            {...its}
          />
        )}
      >
        {t('whatIf')}
      </Button>
      <Button
        variant="default"
        renderRoot={(its) => (
          <Link
            to="/clubs/$club/rule-books/beside"
            params={{ club: club.id }}
            search={{ one, other: otherOf(book, version) }}
            {...its}
          />
        )}
      >
        {t('beside.do')}
      </Button>
    </>
  );
}

interface DialogProps extends Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** From which day on a version is in force. */
function Adopting({ club, book, version, today, ...dialog }: DialogProps) {
  const { t } = useTranslation('own-books');
  const [from, setFrom] = useState(today);
  const { name, id: bookId } = book;
  return (
    <ConfirmWrite
      {...dialog}
      title={t('adopt.title', { version: version.version, name })}
      confirm={t('adopt.confirm')}
      body={from === '' ? null : from}
      fields={['from']}
      write={(day, key) => adoptBook(club.id, { bookId, version: version.version }, day, key)}
      reads={[clubBooksQuery(club.id).queryKey]}
      done={t('adopt.done')}
    >
      {(errorOf) => (
        <>
          <DayInput
            label={t('adopt.from')}
            description={t('adopt.hint')}
            min={today}
            value={from}
            error={errorOf('from')}
            onChange={({ currentTarget }) => {
              setFrom(currentTarget.value);
            }}
          />
          <Text size="sm" mt="sm">
            {t('adopt.takenBack')}
          </Text>
        </>
      )}
    </ConfirmWrite>
  );
}

/** Takes the latest adoption of a version back. */
function TakingBack({ club, book, version, opened, onClose }: DialogProps) {
  const { t } = useTranslation('own-books');
  const { name, id: bookId } = book;
  return (
    <ConfirmWrite
      {...{ opened, onClose }}
      title={t('takeBack.title', { version: version.version, name })}
      confirm={t('takeBack.confirm')}
      body={{ bookId, version: version.version }}
      write={(one, key, why) => takeAdoptionBack(club.id, one, why, key)}
      reads={[clubBooksQuery(club.id).queryKey]}
      reason={{ label: t('takeBack.why'), description: t('takeBack.hint') }}
      done={t('takeBack.done')}
    />
  );
}

function Retiring({ club, book, opened, onClose }: DialogProps) {
  const { t } = useTranslation('own-books');
  return (
    <ConfirmWrite
      {...{ opened, onClose }}
      title={t('retire.title', { name: book.name })}
      confirm={t('retire.confirm')}
      body={book.id}
      write={(id, key, why) => retireBook(club.id, id, why, key)}
      reads={[clubBooksQuery(club.id).queryKey]}
      reason={{ label: t('retire.why'), description: t('retire.hint') }}
      done={t('retire.done')}
    />
  );
}

/** The book that a version is put beside first: the one before it, else the parent. */
function otherOf({ id, parent, versions }: ClubBook, { version }: ClubBookVersion): string {
  const before = versions.find((one) => one.version < version);
  return before === undefined ? parent : `${id}.${before.version}`;
}

/** A version as a file that another club can read. */
function fileOf({ name, description, parent }: ClubBook, version: ClubBookVersion): File {
  const { rate, changes, citations } = version;
  const said = { format: BOOK_FORMAT, name, description, rate } as const;
  const content: BookFile = { ...said, parent, changes, citations };
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const title = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLocaleLowerCase();
  return new File([text], `${title}.json`, { type: 'application/json' });
}

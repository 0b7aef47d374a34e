import { Button, Group, NativeSelect, Text, Textarea } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { accountsQuery } from '../../api/money/cash.js';
import { moneyReads } from '../../api/money/money-reads.js';
import { setNotes, type YearAccounts } from '../../api/money/years.js';
import { may } from '../../api/people/rights.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import classes from './year-accounts.module.css';
import type { YearProps } from './year-props.js';

type Note = YearAccounts['notes'][number];

/** The numbered notes to the accounts; those who keep the money write them until the year is closed. */
export function Notes({ club, accounts }: YearProps) {
  const { t } = useTranslation(['year-notes', 'cash.years']);
  const { notes, year } = accounts;
  const isKept = may(club, 'keep-money') && year.status === 'open';
  const writing = useAsked<Note | 'new'>();
  const removing = useAsked<Note>();
  if (notes.length === 0 && !isKept) return null;
  return (
    <Section title={t('cash.years:notes.title')}>
      {notes.map((note) => (
        <Row
          key={note.number}
          {...{ note, isKept }}
          onChange={writing.ask}
          onRemove={removing.ask}
        />
      ))}
      {isKept && (
        <div className={classes['screenOnly']}>
          <Button
            variant="default"
            onClick={() => {
              writing.ask('new');
            }}
          >
            {t('add')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {writing.row !== null && (
          <Writing
            key={writing.row === 'new' ? 'new' : writing.row.number}
            {...{ club, accounts }}
            was={writing.row === 'new' ? null : writing.row}
            opened={writing.isAsked}
            onClose={writing.close}
          />
        )}
        {removing.row !== null && (
          <Removing
            {...{ club, accounts }}
            was={removing.row}
            opened={removing.isAsked}
            onClose={removing.close}
          />
        )}
      </Suspense>
    </Section>
  );
}

interface RowProps {
  readonly note: Note;
  readonly isKept: boolean;
  readonly onChange: (note: Note) => void;
  readonly onRemove: (note: Note) => void;
}

function Row({ note, isKept, onChange, onRemove }: RowProps) {
  const { t } = useTranslation(['year-notes', 'cash.years']);
  const nameOf = useAccountName();
  const { number, about, text } = note;
  const name =
    about === null ? t('cash.years:notes.ofYear') : nameOf({ ...about, id: about.account });
  return (
    <div>
      <Text fw={650}>
        {number}. {name}
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
      {isKept && (
        <Group gap="xs" className={classes['screenOnly'] ?? ''}>
          <Button
            variant="default"
            onClick={() => {
              onChange(note);
            }}
          >
            {t('change', { number })}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              onRemove(note);
            }}
          >
            {t('remove', { number })}
          </Button>
        </Group>
      )}
    </div>
  );
}

interface AskProps extends YearProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The notes as they are sent. */
function asSent(notes: readonly Note[]) {
  return notes.map(({ about, text }) => ({ account: about?.account ?? null, text }));
}

function Writing({
  club,
  accounts,
  was,
  opened,
  onClose,
}: AskProps & { readonly was: Note | null }) {
  const { t } = useTranslation(['year-notes', 'cash.years']);
  const nameOf = useAccountName();
  const { data: all } = useSuspenseQuery(accountsQuery(club.id));
  const [account, setAccount] = useState(was?.about?.account ?? '');
  const [text, setText] = useState(was?.text ?? '');
  const { notes, year } = accounts;
  const note = { account: account === '' ? null : account, text: text.trim() };
  const sent = asSent(notes);
  const body =
    was === null ? [...sent, note] : sent.map((one, at) => (at + 1 === was.number ? note : one));
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={was === null ? t('add') : t('change', { number: was.number })}
      confirm={t('save')}
      body={note.text === '' ? null : body}
      write={(asked, key) => setNotes(club.id, year.firstDay, asked, key)}
      reads={moneyReads(club.id)}
      done={t('done')}
      onDone={() => {
        if (was !== null) return;
        setAccount('');
        setText('');
      }}
      fields={['notes']}
    >
      {(errorOf) => (
        <>
          <NativeSelect
            label={t('about')}
            value={account}
            data={[
              { value: '', label: t('cash.years:notes.ofYear') },
              ...all.map((one) => ({ value: one.id, label: nameOf(one) })),
            ]}
            onChange={({ currentTarget }) => {
              setAccount(currentTarget.value);
            }}
          />
          <Textarea
            label={t('text')}
            description={t('hint')}
            required
            autosize
            minRows={3}
            maxLength={2000}
            value={text}
            error={errorOf('notes')}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
            }}
          />
        </>
      )}
    </ConfirmWrite>
  );
}

function Removing({ club, accounts, was, opened, onClose }: AskProps & { readonly was: Note }) {
  const { t } = useTranslation('year-notes');
  const { notes, year } = accounts;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('removeTitle', { number: was.number })}
      confirm={t('remove', { number: was.number })}
      body={asSent(notes.filter(({ number }) => number !== was.number))}
      write={(asked, key) => setNotes(club.id, year.firstDay, asked, key)}
      reads={moneyReads(club.id)}
      done={t('done')}
    >
      <Text>{was.text}</Text>
    </ConfirmWrite>
  );
}

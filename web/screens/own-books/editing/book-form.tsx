import { Alert, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { decimalsOf, minorUnits } from '../../../../src/money/amount.js';
import type { Refusal } from '../../../../src/rules/refusals/refusal.js';
import { ruleBook, type BookId } from '../../../../src/rules/rule-book.js';
import type { MyClub } from '../../../api/people/me.js';
import { ActionBar } from '../../../parts/form/action-bar.js';
import { ProblemNote } from '../../../parts/notices/problem-note.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import { Section } from '../../../parts/page/section.js';
import { useTranslation } from '../../../words/use-translation.js';
import { ChangesList } from '../changes-list.js';
import classes from '../own-books.module.css';
import { BookFields } from './book-fields.js';
import { DraftWhatIf } from './draft-what-if.js';
import { changesOf, citationsOf, draftOf, whyNoBook, type BookDraft } from './draft.js';

/** The words and the rate of a book, beside its changes. */
export interface BookSaid {
  readonly name: string;
  readonly description: string;
  /** Minor units of money a point; null for none. */
  readonly rate: number | null;
  readonly why: string;
}

/** A version as it goes out. */
export interface BookBody extends BookSaid {
  readonly changes: ReturnType<typeof changesOf>;
  readonly citations: Readonly<Record<string, string>>;
}

interface Props {
  readonly club: MyClub;
  readonly parent: BookId;
  /** The version that it starts from. */
  readonly from: {
    readonly said: BookSaid;
    readonly changes: ReturnType<typeof changesOf>;
    readonly citations: Readonly<Record<string, string>>;
  };
  /** Whether it is asked what was changed and why. */
  readonly asksWhy: boolean;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onSend: (body: BookBody) => void;
  /** The choice of the beginning, before the fields. */
  readonly children?: ReactNode;
  /** Something to read before it is saved. */
  readonly beforeSave?: ReactNode;
}

/** Writes a version of a club's book; the list of what differs follows every change. */
export function BookForm({ club, parent, from, asksWhy, error, isPending, ...props }: Props) {
  const { t } = useTranslation('own-books');
  const refusal = useRefusalWords();
  const book = ruleBook(parent);
  const written = club.language;
  const [said, setSaid] = useState(from.said);
  const [draft, setDraft] = useState<BookDraft>(() =>
    draftOf(from.changes, from.citations, written),
  );
  const changes = useMemo(() => changesOf(book, draft, written), [book, draft, written]);
  const why = useMemo(() => whyNoBook(book, changes), [book, changes]);
  const whyNot = said.name.trim() === '' ? t('fields.nameMissing') : why && refusal(why);
  const citing = (place: string, label: string) => (
    <TextInput
      size="sm"
      mt="xs"
      aria-label={t('citation.of', { change: label })}
      placeholder={t('citation.placeholder')}
      maxLength={200}
      autoComplete="off"
      value={draft.citations[place] ?? ''}
      onChange={({ currentTarget: { value } }) => {
        setDraft({ ...draft, citations: { ...draft.citations, [place]: value } });
      }}
    />
  );
  return (
    <div className={classes['form']}>
      {props.children}
      <About {...{ club, said, asksWhy }} onChange={setSaid} />
      <BookFields
        {...{ book, draft }}
        onChange={setDraft}
        errorAt={(place) => (isAt(why, place) && why !== null ? refusal(why) : null)}
      />
      <Section title={t('differs')}>
        <Text size="sm">{t('citation.hint')}</Text>
        <ChangesList parent={book} {...{ changes, citing }} citations={draft.citations} />
        {why !== null && (
          <Alert color="red" mt="sm">
            {refusal(why)}
          </Alert>
        )}
      </Section>
      <DraftWhatIf club={club.id} {...{ parent, changes }} isWhole={why === null} />
      {props.beforeSave}
      <ActionBar
        beside={<ProblemNote error={error} />}
        whyNot={whyNot ?? undefined}
        onChoose={() => {
          const citations = citationsOf(draft, changes);
          if (!isPending) props.onSend({ ...said, changes, citations });
        }}
      >
        {t('save')}
      </ActionBar>
    </div>
  );
}

/** Whether a refusal is about a place of the changes, or something in it. */
function isAt(why: Refusal | null, place: string): boolean {
  const field = why?.field ?? '';
  return field === `changes.${place}` || field.startsWith(`changes.${place}.`);
}

interface AboutProps {
  readonly club: MyClub;
  readonly said: BookSaid;
  readonly asksWhy: boolean;
  readonly onChange: (said: BookSaid) => void;
}

/** Its name, what the club says of it, what a point is worth, and why it is changed. */
function About({ club: { currency }, said, asksWhy, onChange }: AboutProps) {
  const { t } = useTranslation('own-books');
  const unit = minorUnits(currency);
  return (
    <Section title={t('fields.about')}>
      <div className={classes['form']}>
        <TextInput
          label={t('fields.name')}
          required
          maxLength={80}
          autoComplete="off"
          value={said.name}
          onChange={({ currentTarget }) => {
            onChange({ ...said, name: currentTarget.value });
          }}
        />
        <Textarea
          label={t('fields.description')}
          maxLength={1000}
          autosize
          minRows={2}
          value={said.description}
          onChange={({ currentTarget }) => {
            onChange({ ...said, description: currentTarget.value });
          }}
        />
        <NumberInput
          label={t('fields.rate', { currency })}
          description={t('fields.rateHint')}
          min={0}
          max={1_000_000 / unit}
          decimalScale={decimalsOf(currency)}
          fixedDecimalScale
          decimalSeparator=","
          allowedDecimalSeparators={[',', '.']}
          hideControls
          value={said.rate === null ? '' : said.rate / unit}
          onChange={(value) => {
            const rate = value === '' ? null : Math.round(Number(value) * unit);
            onChange({ ...said, rate });
          }}
        />
        {asksWhy && (
          <Textarea
            label={t('fields.why')}
            description={t('fields.whyHint')}
            maxLength={500}
            autosize
            minRows={2}
            value={said.why}
            onChange={({ currentTarget }) => {
              onChange({ ...said, why: currentTarget.value });
            }}
          />
        )}
      </div>
    </Section>
  );
}

import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { BOOK_IDS } from '../../../src/rules/rule-book.js';
import type { MyClub } from '../../api/people/me.js';
import {
  carriedReads,
  correctCarried,
  type CarriedCorrection,
  type CarriedEvening,
} from '../../api/seasons/carried.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { signedPoints } from '../../parts/figures/points.js';
import { useMemberChoices, useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { pointsIn } from './sheet/grid-cells.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly club: MyClub;
  readonly evening: CarriedEvening;
  readonly onClose: () => void;
}

/** Somebody's points as they are typed; empty for who was not there. */
interface Typed {
  readonly member: string;
  readonly points: string;
}

/** An evening as it is typed. */
interface Draft {
  readonly day: string;
  readonly table: string;
  readonly others: string;
  readonly typed: readonly Typed[];
}

/** The whole content of an evening that was carried in, to be said again. */
export function CorrectCarried({ club, evening, onClose }: Props) {
  const { t } = useTranslation('carried.list');
  const [draft, setDraft] = useState<Draft>(() => draftOf(evening));
  const read = readDraft(draft, evening);
  return (
    <ConfirmWrite
      opened
      onClose={onClose}
      title={t('correctTitle')}
      confirm={t('correct')}
      body={read.content}
      fields={['day', 'table', 'again', 'results']}
      write={(body, key, why) => correctCarried(club.id, evening, { ...body, why }, key)}
      reads={carriedReads(club.id)}
      reason={{ label: t('why'), description: t('whyHint') }}
      done={t('corrected')}
      onDone={onClose}
    >
      {(errorOf) => (
        <>
          <DayInput
            label={t('day')}
            value={draft.day}
            error={errorOf('day') ?? errorOf('again')}
            onChange={({ currentTarget: { value } }) => {
              setDraft({ ...draft, day: value });
            }}
          />
          <TextInput
            label={t('table')}
            maxLength={40}
            autoComplete="off"
            value={draft.table}
            error={errorOf('table')}
            onChange={({ currentTarget: { value } }) => {
              setDraft({ ...draft, table: value });
            }}
          />
          <Results club={club.id} draft={draft} onChange={setDraft} />
          <Text role="status" c={read.sum === 0 ? 'dimmed' : 'var(--mantine-color-error)'}>
            {t('sum', { points: signedPoints(read.sum) })}
          </Text>
        </>
      )}
    </ConfirmWrite>
  );
}

interface ResultsProps {
  readonly club: string;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The points of everybody who was there, of a member who is added, and of all others together. */
function Results({ club, draft, onChange }: ResultsProps) {
  const { t } = useTranslation('carried.list');
  const nameOf = useMemberNames(club);
  const choices = useMemberChoices(club);
  const { typed, others } = draft;
  const rest = choices.filter(({ value }) => typed.every(({ member }) => member !== value));
  const wrong = (points: string) => (pointsIn(points, ',') === 'bad' ? t('whole') : null);
  return (
    <>
      {typed.map(({ member, points }) => (
        <TextInput
          key={member}
          label={nameOf(member)}
          inputMode="numeric"
          autoComplete="off"
          value={points}
          error={wrong(points)}
          onChange={({ currentTarget: { value } }) => {
            const changed = typed.map((one) => {
              return one.member === member ? { member, points: value } : one;
            });
            onChange({ ...draft, typed: changed });
          }}
        />
      ))}
      <NativeSelect
        label={t('more')}
        value=""
        data={[{ value: '', label: t('nobody') }, ...rest]}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '')
            onChange({ ...draft, typed: [...typed, { member: value, points: '' }] });
        }}
      />
      <TextInput
        label={t('others')}
        inputMode="numeric"
        autoComplete="off"
        value={others}
        error={wrong(others)}
        onChange={({ currentTarget: { value } }) => {
          onChange({ ...draft, others: value });
        }}
      />
    </>
  );
}

function draftOf({ day, table, others, results }: CarriedEvening): Draft {
  return {
    ...{ day, table: table ?? '', others: `${others ?? ''}` },
    typed: results.map(({ member, points }) => ({ member, points: `${points}` })),
  };
}

/** The correction that a draft is: none as long as a field is wrong or the sum is not 0. */
function readDraft(
  { day, table, others, typed }: Draft,
  { game, book, worth }: CarriedEvening,
): { readonly content: Omit<CarriedCorrection, 'why'> | null; readonly sum: number } {
  const read = typed.map(({ member, points }) => ({ member, points: pointsIn(points, ',') }));
  const readOthers = pointsIn(others, ',');
  const results = read.flatMap(({ member, points }) => {
    return typeof points === 'number' ? [{ member, points }] : [];
  });
  const ofOthers = typeof readOthers === 'number' ? readOthers : 0;
  const sum = results.reduce((total, { points }) => total + points, ofOthers);
  const isBad = readOthers === 'bad' || read.some(({ points }) => points === 'bad');
  if (day === '' || isBad || sum !== 0 || results.length === 0) return { content: null, sum };
  const content = {
    ...{ day, game, worth, results, table: table.trim() === '' ? null : table.trim() },
    book: BOOK_IDS.find((one) => one === book) ?? null,
    others: ofOthers === 0 ? null : ofOthers,
  };
  return { content, sum };
}

import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
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

/** The whole content of an evening that was carried in, to be said again. */
export function CorrectCarried({ club, evening, onClose }: Props) {
  const { t } = useTranslation('carried.list');
  const nameOf = useMemberNames(club.id);
  const choices = useMemberChoices(club.id);
  const [day, setDay] = useState(evening.day);
  const [table, setTable] = useState(evening.table ?? '');
  const [others, setOthers] = useState(`${evening.others ?? ''}`);
  const [typed, type] = useState<readonly Typed[]>(
    evening.results.map(({ member, points }) => ({ member, points: `${points}` })),
  );
  const read = typed.map(({ member, points }) => ({ member, points: pointsIn(points, ',') }));
  const readOthers = pointsIn(others, ',');
  const results = read.flatMap(({ member, points }) => {
    return typeof points === 'number' ? [{ member, points }] : [];
  });
  const sum = results.reduce(
    (total, { points }) => total + points,
    typeof readOthers === 'number' ? readOthers : 0,
  );
  const isBad = readOthers === 'bad' || read.some(({ points }) => points === 'bad');
  const isReady = day !== '' && !isBad && sum === 0 && results.length > 0;
  const { game, book, worth } = evening;
  const content: Omit<CarriedCorrection, 'why'> = {
    ...{ day, game, worth, results, table: table.trim() === '' ? null : table.trim() },
    book: BOOK_IDS.find((one) => one === book) ?? null,
    others: typeof readOthers === 'number' && readOthers !== 0 ? readOthers : null,
  };
  const rest = choices.filter(({ value }) => typed.every(({ member }) => member !== value));
  return (
    <ConfirmWrite
      opened
      onClose={onClose}
      title={t('correctTitle')}
      confirm={t('correct')}
      body={isReady ? content : null}
      fields={['day', 'table', 'again', 'results']}
      write={(body, key, why) => correctCarried(club.id, evening, { ...body, why }, key)}
      reads={carriedReads(club.id)}
      reason={{ label: t('why'), description: t('whyHint') }}
      done={t('corrected')}
      onDone={onClose}
    >
      {(errorOf) => (
        <>
          <TextInput
            type="date"
            label={t('day')}
            value={day}
            error={errorOf('day') ?? errorOf('again')}
            onChange={({ currentTarget: { value } }) => {
              setDay(value);
            }}
          />
          <TextInput
            label={t('table')}
            maxLength={40}
            autoComplete="off"
            value={table}
            error={errorOf('table')}
            onChange={({ currentTarget: { value } }) => {
              setTable(value);
            }}
          />
          {typed.map(({ member, points }, at) => (
            <TextInput
              key={member}
              label={nameOf(member)}
              inputMode="numeric"
              autoComplete="off"
              value={points}
              error={read[at]?.points === 'bad' ? t('whole') : null}
              onChange={({ currentTarget: { value } }) => {
                type(typed.map((one) => (one.member === member ? { member, points: value } : one)));
              }}
            />
          ))}
          <NativeSelect
            label={t('more')}
            value=""
            data={[{ value: '', label: t('nobody') }, ...rest]}
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') type([...typed, { member: value, points: '' }]);
            }}
          />
          <TextInput
            label={t('others')}
            inputMode="numeric"
            autoComplete="off"
            value={others}
            error={readOthers === 'bad' ? t('whole') : null}
            onChange={({ currentTarget: { value } }) => {
              setOthers(value);
            }}
          />
          <Group>
            <Text role="status" c={sum === 0 ? 'dimmed' : 'var(--mantine-color-error)'}>
              {t('sum', { points: signedPoints(sum) })}
            </Text>
          </Group>
        </>
      )}
    </ConfirmWrite>
  );
}

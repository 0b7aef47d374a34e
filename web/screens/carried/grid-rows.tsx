import { Checkbox, Text, TextInput, UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { useDays } from '../../parts/figures/days.js';
import { signedPoints } from '../../parts/figures/points.js';
import { ProblemWords } from '../../parts/notices/problem-note.js';
import { useLatest } from '../../parts/page/use-latest.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './carried.module.css';
import type { DayFault, GridCell, GridEvening, RowChange } from './sheet/evening-grid.js';
import type { CarryInHand } from './use-carry-in.js';

/** The evenings of a grid, each with what will become of it; a cell that is wrong is corrected where it is. */
export function GridRows({ grid }: { readonly grid: CarryInHand }) {
  const { t } = useTranslation('carried.rows');
  const { draft, evenings, people, refused, error } = grid;
  const change = useLatest(grid.change);
  const { read } = draft;
  if (read === null) return null;
  const names = new Map(people.map(({ id, name }) => [`id:${id}`, name]));
  const nameOf = (at: number) => {
    return names.get(read.columns[at] ?? '') ?? read.grid.headings[at] ?? String(at + 1);
  };
  const columns = (evenings[0]?.cells ?? []).map(({ column }) => column);
  const headings = columns.map(nameOf);
  return (
    <div className={classes['wide']} tabIndex={0} role="group" aria-label={t('title')}>
      <table className={classes['grid']}>
        <thead>
          <tr>
            <th scope="col">{t('in')}</th>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('table')}</th>
            {headings.map((name, at) => (
              <th key={columns[at]} scope="col" className={classes['points']}>
                {name}
              </th>
            ))}
            <th scope="col" className={classes['points']}>
              {t('others')}
            </th>
          </tr>
        </thead>
        <tbody>
          {evenings.map((evening) => (
            <Row
              key={evening.line}
              evening={evening}
              names={headings.join('\n')}
              refused={evening.line === refused ? error : null}
              onChange={change}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly evening: GridEvening;
  /** Of the columns of people, a line each. */
  readonly names: string;
  readonly refused: unknown;
  readonly onChange: (line: number, change: RowChange) => void;
}

const Row = memo(
  function Row({ evening, names, refused, onChange }: RowProps) {
    const { t } = useTranslation('carried.rows');
    const { line, table, cells, others, fault, isAdded } = evening;
    const people = names.split('\n');
    return (
      <>
        <tr data-fate={fateOf(evening)}>
          <td>
            <label className={classes['tick']}>
              <Checkbox
                size="md"
                aria-label={t('add', { line })}
                checked={isAdded}
                disabled={fault !== null}
                onChange={({ currentTarget: { checked } }) => {
                  onChange(line, { isAdded: checked });
                }}
              />
            </label>
          </td>
          <th scope="row">
            <DayCell {...{ evening, onChange }} />
          </th>
          <td>{table}</td>
          {cells.map((cell, at) => (
            <td key={cell.column} className={classes['points']}>
              <PointsCell {...{ cell, line, onChange }} name={people[at] ?? ''} />
            </td>
          ))}
          <td className={classes['points']}>{others === null ? '' : signedPoints(others)}</td>
        </tr>
        <NoteRow {...{ evening, refused, onChange }} />
      </>
    );
  },
  (one, other) =>
    one.names === other.names &&
    one.refused === other.refused &&
    JSON.stringify(one.evening) === JSON.stringify(other.evening),
);

/** The look of a row. */
function fateOf({ isAdded, fault }: GridEvening): 'new' | 'asked' | 'wrong' | 'other' {
  if (isAdded) return 'new';
  if (fault === 'sum') return 'other';
  return fault === null || fault === 'empty' ? 'asked' : 'wrong';
}

/** The day of a row; a field where the text is no day, or where it was corrected. */
function DayCell({ evening, onChange }: Pick<RowProps, 'evening' | 'onChange'>) {
  const { t } = useTranslation('carried.rows');
  const days = useDays();
  const { line, day, dayText, isDayOpen, fault } = evening;
  if (fault === 'sum') return dayText;
  if (!isDayOpen) return days.short(day ?? '');
  return (
    <TextInput
      aria-label={t('dayOf', { line })}
      // How a corrected day is read.
      description={day === null ? null : days.short(day)}
      value={dayText}
      error={isDayFault(fault) ? t(`faults.${fault}`, { day: dayText }) : null}
      onChange={({ currentTarget: { value } }) => {
        onChange(line, { day: value });
      }}
    />
  );
}

function isDayFault(fault: GridEvening['fault']): fault is DayFault {
  return fault === 'day' || fault === 'noSuchDay' || fault === 'future';
}

/** The sentences below a row; most rows have none. */
function NoteRow({ evening, refused, onChange }: Omit<RowProps, 'names'>) {
  const { t } = useTranslation('carried.rows');
  const { line, cells, fault, left, rest, again, isKnown } = evening;
  const note = noteOf(t, evening);
  if (note === null && refused === null && rest === null) return null;
  return (
    <tr>
      <td colSpan={cells.length + 4} className={classes['note']}>
        {(fault === 'left' || rest !== null) && (
          <Checkbox
            className={classes['rest'] ?? ''}
            label={t('rest', { points: signedPoints(rest ?? left) })}
            checked={rest !== null}
            onChange={({ currentTarget: { checked } }) => {
              onChange(line, { rest: checked });
            }}
          />
        )}
        {note !== null && (
          <Text size="sm" component="span">
            {note}
          </Text>
        )}
        {refused !== null && !(again !== null || isKnown) && (
          <Text size="sm" role="alert">
            <ProblemWords error={refused} />
          </Text>
        )}
      </td>
    </tr>
  );
}

interface PointsCellProps {
  readonly cell: GridCell;
  readonly line: number;
  readonly name: string;
  readonly onChange: RowProps['onChange'];
}

function PointsCell({ cell, line, name, onChange }: PointsCellProps) {
  const { t } = useTranslation('carried.rows');
  const { column, text, points, isOpen } = cell;
  if (!isOpen) {
    return (
      <UnstyledButton
        aria-label={t('correctOf', {
          ...{ name, line },
          points: typeof points === 'number' ? signedPoints(points) : '–',
        })}
        className={classes['open'] ?? ''}
        onClick={() => {
          onChange(line, { cells: { [column]: text } });
        }}
      >
        {typeof points === 'number' ? signedPoints(points) : '–'}
      </UnstyledButton>
    );
  }
  return (
    <TextInput
      aria-label={t('pointsOf', { name, line })}
      className={classes['cell'] ?? ''}
      autoComplete="off"
      value={text}
      error={points === 'bad' ? t('faults.cells') : null}
      onChange={({ currentTarget: { value } }) => {
        onChange(line, { cells: { [column]: value } });
      }}
    />
  );
}

/** The sentence below a row; null for none. */
function noteOf(
  t: ReturnType<typeof useTranslation<'carried.rows'>>['t'],
  { fault, again, isKnown, isAdded, left }: GridEvening,
): string | null {
  if (fault === 'left') return t('faults.left', { points: signedPoints(left) });
  if (fault === 'empty' || fault === 'sum') return t(`faults.${fault}`);
  if (fault !== null) return null;
  if (again !== null) return t(isAdded ? 'another' : 'again', { line: again });
  if (isKnown) return t(isAdded ? 'another' : 'known');
  return isAdded ? null : t('left');
}

import { Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { StandingRow } from '../../api/seasons/seasons.js';
import { useDays } from '../../parts/figures/days.js';
import { useNameList } from '../../parts/people/player-name.js';
import { Face } from '../../parts/people/face.js';
import { RankChange } from '../../parts/seasons/rank-change.js';
import { useIsPerson, useMemberNames, usePlaces } from '../../parts/people/use-names.js';
import { useRuleWords } from '../../parts/evening/use-rule-words.js';
import { useEveningsCounted } from '../../parts/seasons/use-evenings-counted.js';
import { useStandingNumbers } from '../../parts/seasons/use-standing-numbers.js';
import { useTranslation } from '../../words/use-translation.js';
import { EveningsBehind } from './evenings-behind.js';
import type { SeasonProps } from './season-props.js';
import classes from './season.module.css';

interface Props extends SeasonProps {
  /** Names the table, for a screen reader. */
  readonly label: string;
}

/** The standings, the best first. Each number opens the evenings behind it. */
export function StandingTable({ club, standings, label }: Props) {
  const { t } = useTranslation('seasons');
  const [asked, ask] = useState<StandingRow | null>(null);
  const { rows, season } = standings;
  // Before there is a second evening nobody has moved.
  const hasBefore = rows.some(({ rankBefore }) => rankBefore !== null);
  return (
    <>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={classes['start']}>
              {t('columns.rank')}
            </th>
            <th scope="col" className={classes['start']}>
              {t('columns.name')}
            </th>
            <th scope="col">{t('columns.evenings')}</th>
            <th scope="col">{t(`columns.${season.rule.by}`)}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <Row
            key={row.member}
            club={club}
            standings={standings}
            row={row}
            hasBefore={hasBefore}
            onAsk={() => {
              ask(row);
            }}
          />
        ))}
      </table>
      <EveningsBehind
        club={club}
        standings={standings}
        row={asked}
        onClose={() => {
          ask(null);
        }}
      />
    </>
  );
}

interface RowProps extends SeasonProps {
  readonly row: StandingRow;
  readonly hasBefore: boolean;
  readonly onAsk: () => void;
}

function Row({ club, standings, row, hasBefore, onAsk }: RowProps) {
  const { t } = useTranslation(['seasons', 'members']);
  const nameOf = useMemberNames(club.id);
  const isMe = useIsPerson(club.id, club.member)(row.member);
  const numbers = useStandingNumbers(standings.season.rule.by, club.currency);
  const placeOf = usePlaces(club.id);
  const name = nameOf(row.member);
  const { rank, rankBefore, why, counted, played } = row;
  const evenings = useEveningsCounted()({ counted, played });
  const [total, beside] = [numbers.main(row), numbers.beside(row)];
  return (
    <tbody data-me={isMe}>
      <tr>
        <td className={classes['rank']}>
          {rank === null ? '–' : <b>{rank}</b>}
          {hasBefore && <RankChange rank={rank} before={rankBefore} />}
        </td>
        <th scope="row" className={classes['name']}>
          <Face name={name} place={placeOf(row.member)} />
          {name}
          {isMe && <Text component="span" size="sm" c="dimmed">{` (${t('members:you')})`}</Text>}
        </th>
        <td>
          <UnstyledButton
            className={classes['number']}
            aria-label={t('eveningsOf', { name, evenings })}
            onClick={onAsk}
          >
            {evenings}
          </UnstyledButton>
        </td>
        <td>
          <UnstyledButton
            className={classes['number']}
            aria-label={t('totalOf', { name, total: [total, ...beside].join(' ') })}
            onClick={onAsk}
          >
            <b>{total}</b>
            {beside.map((words) => (
              <small key={words}> {words}</small>
            ))}
          </UnstyledButton>
        </td>
      </tr>
      <tr>
        <td colSpan={4} className={classes['strip']}>
          {why !== null && (
            <div className={classes['note']}>
              {t(`unranked.${why}`, { least: standings.season.rule.least })}
            </div>
          )}
          <LevelWith club={club} row={row} />
          <EveningStrip club={club} standings={standings} row={row} />
        </td>
      </tr>
    </tbody>
  );
}

/** The level members, and the tie-break that decided. */
function LevelWith({ club, row: { level } }: Pick<RowProps, 'club' | 'row'>) {
  const { t } = useTranslation('seasons');
  const nameOf = useMemberNames(club.id);
  const { tie } = useRuleWords(club.currency);
  const list = useNameList();
  if (level === null) return null;
  const names = list(level.members.map(nameOf));
  return (
    <div className={classes['note']}>
      {level.by === null
        ? t('levelShared', { names })
        : t('levelDecided', { names, by: tie(level.by) })}
    </div>
  );
}

/** The value of each evening, in their order; those that do not count are struck through. */
function EveningStrip({ club, standings, row }: Omit<RowProps, 'hasBefore' | 'onAsk'>) {
  const { t } = useTranslation('seasons');
  const days = useDays();
  const numbers = useStandingNumbers(standings.season.rule.by, club.currency);
  const dayOf = new Map(standings.evenings.map((one) => [one.session, one.day]));
  return (
    <ol aria-label={t('columns.evenings')}>
      {row.evenings.map((evening) => {
        const { session, counts, played } = evening;
        const number = numbers.evening(evening);
        if (!played && !counts) return null;
        const day = dayOf.get(session);
        return (
          <li key={session}>
            <span className={classes['hidden']}>{day !== undefined && days.shortest(day)} </span>
            {counts ? (
              <span data-played={played}>{number}</span>
            ) : (
              <>
                <s>{number ?? '–'}</s>
                <span className={classes['hidden']}> {t('countsNot')}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

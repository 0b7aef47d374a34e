import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { standingsQuery, type StandingRow, type Standings } from '../../api/seasons/seasons.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { Section } from '../../parts/page/section.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useStandingNumbers } from '../../parts/seasons/use-standing-numbers.js';
import { useTranslation } from '../../words/use-translation.js';
import { differencesOf, type Difference } from './differences.js';
import type { SeasonProps } from './season-props.js';
import classes from './season.module.css';
import { StandingTable } from './standing-table.js';

interface Props extends SeasonProps {
  /** The event that closed the season. */
  readonly head: number;
}

/**
 * The final table of a closed season, as it was then; where it differs now, both, with the differences.
 */
export function ThenAndNow({ club, standings, head }: Props) {
  const { t } = useTranslation('seasons');
  const { data: then } = useSuspenseQuery(standingsQuery(club.id, standings.season.id, head));
  const [shown, show] = useState<'then' | 'now'>('then');
  const differences = differencesOf(then.rows, standings.rows);
  const isOther = differences.length > 0;
  const table = shown === 'now' && isOther ? standings : then;
  return (
    <>
      <Section title={t('finalTable')}>
        {isOther ? (
          <Choices title={t('thenOrNow')} wide>
            {(['then', 'now'] as const).map((when) => (
              <Choice
                key={when}
                isChosen={shown === when}
                onChoose={() => {
                  show(when);
                }}
              >
                {t(when)}
              </Choice>
            ))}
          </Choices>
        ) : (
          <Text>{t('sameNow')}</Text>
        )}
        <StandingTable club={club} standings={table} label={t('finalTable')} />
      </Section>
      {isOther && (
        <Section title={t('differs')}>
          <Text>{t('differsText', { count: differences.length })}</Text>
          <Differences club={club} standings={standings} then={then} differences={differences} />
        </Section>
      )}
    </>
  );
}

interface DifferencesProps extends SeasonProps {
  readonly then: Standings;
  readonly differences: readonly Difference[];
}

function Differences({ club, standings, then, differences }: DifferencesProps) {
  const { t } = useTranslation('seasons');
  const nameOf = useMemberNames(club.id);
  const numbersThen = useStandingNumbers(then.season.rule.by, then.currency);
  const numbersNow = useStandingNumbers(standings.season.rule.by, standings.currency);
  const told = (row: StandingRow | null, { main }: typeof numbersNow) =>
    row === null ? (
      t('notThere')
    ) : (
      <>
        <span>{row.rank === null ? '–' : t('rankOf', { rank: row.rank })}</span>
        <span>{main(row)}</span>
      </>
    );
  return (
    <table
      className={`${classes['table'] ?? ''} ${classes['pair'] ?? ''}`}
      aria-label={t('differs')}
    >
      <thead>
        <tr>
          <th scope="col" className={classes['start']}>
            {t('columns.name')}
          </th>
          <th scope="col">{t('thenShort')}</th>
          <th scope="col">{t('now')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ member, then: before, now }) => (
          <tr key={member}>
            <th scope="row" className={classes['name']}>
              {nameOf(member)}
            </th>
            <td>{told(before, numbersThen)}</td>
            <td>{told(now, numbersNow)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Text, Title } from '@mantine/core';
import type { CorrectionEffect } from '../../../api/evenings/corrections.js';
import { Points } from '../../../parts/figures/points.js';
import { SignedMoney } from '../../../parts/figures/signed-money.js';
import { useSettled } from '../../../parts/settling/use-settled.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './both-ways.module.css';

interface Props {
  readonly effect: CorrectionEffect;
  readonly club: { readonly id: string; readonly currency: string };
  /** The id of the evening. */
  readonly session: string;
  readonly nameOf: (member: string) => string;
  /** The players and cups whose sums are not the same in every way. */
  readonly differing: ReadonlySet<string>;
}

/**
 * The sums that everybody and every cup gets or gives now; a player who has settled the evening in
 * cash owes or is owed again.
 */
export function Differences({ effect, club, session, nameOf, differing }: Props) {
  const { t } = useTranslation(['corrections', 'payments']);
  const { currency } = club;
  const isSettled = useSettled(club.id, session);
  const { members, pots, kitty } = effect;
  const kept = [
    ...(pots === null
      ? []
      : ([
          ['king-pot', pots.king],
          ['pagat-pot', pots.pagat],
        ] as const)),
    ...(kitty === null ? [] : ([['kitty', kitty]] as const)),
  ];
  const isNothing =
    members.every(({ points }) => points === 0) && kept.every(([, points]) => points === 0);
  return (
    <>
      <Title order={3} size="h4">
        {t('differences')}
      </Title>
      {isNothing && <Text>{t('nobodyPays')}</Text>}
      <ul className={classes['rows']}>
        {members.map(({ player, points, money }) => (
          <li key={player} className={classes['row']} data-differs={differing.has(player)}>
            <span className={classes['name']}>{nameOf(player)}</span>
            <Points value={points} />
            {money !== 0 && <SignedMoney minor={money} currency={currency} size="sm" />}
            {money !== 0 && isSettled(player) && (
              <Text size="sm" className={classes['settled'] ?? ''}>
                {t(money < 0 ? 'settledOwes' : 'settledIsOwed')}
              </Text>
            )}
          </li>
        ))}
        {kept.map(([party, points]) => (
          <li key={party} className={classes['row']} data-differs={differing.has(party)}>
            <span className={classes['name']}>{t(`payments:pots.${party}`)}</span>
            <Points value={points} />
          </li>
        ))}
      </ul>
      {differing.size > 0 && (
        <Text size="sm" c="dimmed" className={classes['differs'] ?? ''}>
          {t('differs')}
        </Text>
      )}
    </>
  );
}

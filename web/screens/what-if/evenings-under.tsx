import { Anchor, Text } from '@mantine/core';
import type { EveningUnder } from '../../api/evenings/what-if.js';
import { isKeeper } from '../../../src/rules/payment.js';
import { plainPoints, signedPoints } from '../../parts/figures/points.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './what-if.module.css';

interface Props {
  readonly club: string;
  readonly evenings: readonly EveningUnder[];
  readonly nameOf: (member: string) => string;
  readonly titleOf: (session: string) => string;
}

/** Each evening with the points of everybody on both sides, and the hands that differ. */
export function EveningsUnder({ club, evenings, nameOf, titleOf }: Props) {
  const { t } = useTranslation('what-if');
  return (
    <>
      {evenings.map((evening) => (
        <section key={evening.session} className={classes['evening']}>
          <Anchor
            fw={650}
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/sessions/$session"
                params={{ club, session: evening.session }}
                {...props}
              />
            )}
          >
            {titleOf(evening.session)}
          </Anchor>
          <Text>
            {evening.refused !== null && t('notCompared')}
            {evening.refused === null && !differs(evening) && t('same')}
            {evening.members
              .filter(({ then, now }) => then !== now)
              .map(({ member, then, now }) => `${nameOf(member)} ${both(then, now)}`)
              .join(' · ')}
          </Text>
          <Cups cups={evening.cups} />
          <ChangedHands {...{ club, evening, nameOf }} />
        </section>
      ))}
    </>
  );
}

const both = (then: number, now: number) => `${signedPoints(then)} → ${signedPoints(now)}`;

function differs({ members }: EveningUnder): boolean {
  return members.some(({ then, now }) => then !== now);
}

/** Cups that hold something else. */
function Cups({ cups }: Pick<EveningUnder, 'cups'>) {
  const { t } = useTranslation(['what-if', 'payments']);
  const others = cups.filter(({ then, now }) => then !== now);
  if (others.length === 0) return null;
  return (
    <ul className={classes['notes']}>
      {others.map(({ cup, then, now }) => (
        <li key={cup}>
          {t('cup', {
            cup: isKeeper(cup) ? t(`payments:pots.${cup}`) : cup,
            then: plainPoints(then),
            now: plainPoints(now),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The hands of one evening that are paid in another way, each with what for. */
function ChangedHands({
  club,
  evening: { session, changed },
  nameOf,
}: Pick<Props, 'club' | 'nameOf'> & { readonly evening: EveningUnder }) {
  const { t, all } = useTranslation(['what-if', 'payments']);
  const reasons: Readonly<Record<string, string>> = all('payments:reasons');
  if (changed.length === 0) return null;
  return (
    <ul className={classes['notes']} aria-label={t('hands')}>
      {changed.map((one) => (
        <li key={one.hand}>
          <Link
            to="/clubs/$club/sessions/$session/hands/$hand"
            params={{ club, session, hand: String(one.hand) }}
          >
            {t('hand', { hand: one.hand })}
          </Link>
          {': '}
          {one.players
            .map(({ player, then, now }) => `${nameOf(player)} ${both(then, now)}`)
            .join(' · ')}
          <Text size="sm" c="dimmed">
            {one.reasons
              .map(({ reason, then, now }) =>
                t('paidFor', {
                  what: reasons[reason] ?? reason,
                  then: plainPoints(then),
                  now: plainPoints(now),
                }),
              )
              .join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}

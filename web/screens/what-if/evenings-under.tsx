import { Anchor, Text } from '@mantine/core';
import type { EveningUnder } from '../../api/evenings/what-if.js';
import { isKeeper } from '../../../src/rules/payment.js';
import { plainPoints, signedPoints } from '../../parts/figures/points.js';
import { useRefusalWords } from '../../parts/notices/use-refusal-words.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './what-if.module.css';

interface Props {
  readonly club: string;
  readonly evenings: readonly EveningUnder[];
  readonly nameOf: (member: string) => string;
  readonly titleOf: (session: string) => string;
}

/** Each evening with the points of everybody on both sides, and the steps that the other book does not know. */
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
            {evening.refused === null && !differs(evening) && t('same')}
            {evening.members
              .filter(({ then, now }) => then !== now)
              .map(({ member, then, now }) => `${nameOf(member)} ${both(then, now)}`)
              .join(' · ')}
          </Text>
          <Notes evening={evening} nameOf={nameOf} />
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

/** Cups that hold something else, hands that the other book does not know, and where the deal parted. */
function Notes({ evening, nameOf }: Pick<Props, 'nameOf'> & { readonly evening: EveningUnder }) {
  const { t } = useTranslation(['what-if', 'payments']);
  const words = useRefusalWords(nameOf);
  const why = (one: object) => words(one);
  const { refused, parted, unplayable, cups } = evening;
  const others = cups.filter(({ then, now }) => then !== now);
  if (refused !== null) return <Text>{t('refused', { why: why(refused) })}</Text>;
  if (parted === null && unplayable.length + others.length === 0) return null;
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
      {parted !== null && <li>{t('parted', { hand: parted })}</li>}
      {unplayable.map((one, place) => (
        <li key={place}>
          {one.hand === null
            ? t('notThereStep', { why: why(one) })
            : t('notThereHand', { hand: one.hand, why: why(one) })}
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

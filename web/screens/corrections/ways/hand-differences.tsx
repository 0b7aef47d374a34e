import { Text, Title } from '@mantine/core';
import type { CorrectionEffect } from '../../../api/evenings/corrections.js';
import { netOf } from '../../../parts/payments/payment-lines.js';
import { signedPoints, plainPoints } from '../../../parts/figures/points.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './both-ways.module.css';

type HandDifference = CorrectionEffect['hands'][number];

interface Props {
  readonly effect: CorrectionEffect;
  readonly nameOf: (member: string) => string;
}

/** Which hands come out otherwise, and how. */
export function HandDifferences({ effect, nameOf }: Props) {
  const { t } = useTranslation('corrections');
  const { hands, others, members, notListed } = effect;
  // The changes are listed below in that case.
  if (hands.length === 0 && others.length > 0) return null;
  return (
    <>
      <Title order={3} size="h4">
        {t('hands')}
      </Title>
      {hands.length === 0 && <Text>{t('noHands')}</Text>}
      <ul className={classes['rows']}>
        {hands.map((hand) => (
          <li key={hand.hand} className={classes['hand']}>
            <Text fw={650}>
              {t(hand.corrected ? 'handCorrected' : 'handFollows', { number: hand.hand })}
            </Text>
            <HandLines hand={hand} players={members.map(({ player }) => player)} nameOf={nameOf} />
          </li>
        ))}
      </ul>
      {notListed.hands > 0 && <Text>{t('moreHands', { count: notListed.hands })}</Text>}
    </>
  );
}

interface LinesProps extends Pick<Props, 'nameOf'> {
  readonly hand: HandDifference;
  /** In the order of all other lists. */
  readonly players: readonly string[];
}

function HandLines({ hand, players, nameOf }: LinesProps) {
  const { t } = useTranslation(['corrections', 'payments']);
  const { was, now } = hand;
  const change = (what: string, before: string, after: string) =>
    before === after ? [] : [{ what, before, after }];
  const nets = { was: netsOf(was), now: netsOf(now) };
  const pot = (name: 'king' | 'pagat') =>
    change(
      t(`payments:pots.${name}-pot`),
      plainPoints(was.pots?.[name] ?? 0),
      plainPoints(now.pots?.[name] ?? 0),
    );
  const changes = [
    ...change(t('kind'), t(`kinds.${was.kind}`), t(`kinds.${now.kind}`)),
    ...change(t('dealer'), nameOf(was.dealer), nameOf(now.dealer)),
    ...players.flatMap((player) =>
      change(
        nameOf(player),
        signedPoints(nets.was.get(player) ?? 0),
        signedPoints(nets.now.get(player) ?? 0),
      ),
    ),
    ...pot('king'),
    ...pot('pagat'),
    ...change(t('nextDealer'), nameOf(was.nextDealer), nameOf(now.nextDealer)),
  ];
  if (changes.length === 0) return <Text size="sm">{t('sameNumbers')}</Text>;
  return (
    <ul className={classes['lines']}>
      {changes.map(({ what, before, after }) => (
        <li key={what}>{t('becomes', { what, before, after })}</li>
      ))}
    </ul>
  );
}

function netsOf({ payments }: HandDifference['was']): ReadonlyMap<string, number> {
  return netOf(payments);
}

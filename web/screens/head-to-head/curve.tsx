import { Text } from '@mantine/core';
import type { HeadToHead } from '../../api/seasons/statistics.js';
import { CurveFigure } from '../../parts/curve/curve-figure.js';
import { useDays } from '../../parts/figures/days.js';
import { signedPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly curve: NonNullable<HeadToHead['curve']>;
  /** Their names. */
  readonly one: string;
  readonly other: string;
}

/** How two went up and down against each other, evening by evening. */
export function HeadToHeadCurve({ curve, one, other }: Props) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const days = useDays();
  const last = curve.at(-1);
  if (last === undefined || curve.length < 2) {
    return (
      <Section title={t('headToHead.curve')}>
        <Text>{t('headToHead.short')}</Text>
      </Section>
    );
  }
  const said = { one, other, points: signedPoints(last.net) };
  return (
    <Section title={t('headToHead.curve')}>
      <Text>{t('headToHead.curveText', said)}</Text>
      <CurveFigure
        summary={t('headToHead.curveSummary', said)}
        steps={curve.map(({ session, day }) => ({
          key: session,
          short: days.shortest(day),
          long: days.short(day),
        }))}
        series={[
          { id: 'net', name: t('headToHead.net', said), values: curve.map(({ net }) => net) },
          {
            id: 'one',
            name: t('headToHead.points', { name: one }),
            values: curve.map(({ points: [points = null] }) => points),
          },
          {
            id: 'other',
            name: t('headToHead.points', { name: other }),
            values: curve.map(({ points: [, points = null] }) => points),
          },
        ]}
        format={signedPoints}
        formatAxis={signedPoints}
      />
    </Section>
  );
}

import { Text, Title } from '@mantine/core';
import type { CorrectionEffect } from '../../../api/evenings/corrections.js';
import { Gains } from '../../../parts/figures/gains.js';
import { PaidBackParts } from '../../../parts/evening/paid-back-parts.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './both-ways.module.css';

interface Props {
  readonly effect: CorrectionEffect;
  readonly nameOf: (member: string) => string;
}

type Other = CorrectionEffect['others'][number];

/**
 * The effects of a correction beside the hands: fines between them, payments on joining and leaving,
 * and the split of the pots. With the hands they add up to everybody's sums.
 */
export function OtherDifferences({ effect: { others, notListed }, nameOf }: Props) {
  const { t } = useTranslation(['corrections', 'steps']);
  const what = (kind: Other['kind'], name: string) =>
    kind === 'fine' || kind === 'split' || kind === 'paid-back'
      ? t(`others.${kind}`, { name })
      : t(`steps:${kind}.what`, { name });
  if (others.length === 0) return null;
  return (
    <>
      <Title order={3} size="h4">
        {t('others.title')}
      </Title>
      <ul className={classes['rows']}>
        {others.map(({ kind, player, parties, taken }, place) => (
          <li key={place} className={classes['hand']}>
            <Text fw={650}>{what(kind, player === null ? '' : nameOf(player))}</Text>
            <Text size="sm">
              {parties.length === 0 ? t('nobodyPays') : <Gains {...{ parties, nameOf }} />}
            </Text>
            {taken !== undefined && player !== null && (
              <Text size="sm">{t('others.taken', { name: nameOf(player), count: taken })}</Text>
            )}
          </li>
        ))}
      </ul>
      <PaidBackParts effect={{ others }} nameOf={nameOf} />
      {notListed.others > 0 && <Text>{t('others.more', { count: notListed.others })}</Text>}
    </>
  );
}

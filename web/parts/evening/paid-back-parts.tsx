import { Text } from '@mantine/core';
import type { CorrectionEffect } from '../../api/evenings/corrections.js';
import { useTranslation } from '../../words/use-translation.js';

type Part = NonNullable<CorrectionEffect['others'][number]['parts']>[number];

interface Props {
  readonly effect: Pick<CorrectionEffect, 'others'>;
  readonly nameOf: (member: string) => string;
}

/** A sentence for each payer of a fine that is paid back: how they came to have its points. */
export function PaidBackParts({ effect: { others }, nameOf }: Props) {
  const { t } = useTranslation('corrections');
  const parts = others.flatMap((other) => other.parts ?? []);
  const sentence = usePaidBackSentence(nameOf);
  if (parts.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={650}>
        {t('paidBackParts.title')}
      </Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {parts.map((part, place) => (
          <li key={place}>
            <Text size="sm">{sentence(part)}</Text>
          </li>
        ))}
      </ul>
    </>
  );
}

function usePaidBackSentence(nameOf: Props['nameOf']): (part: Part) => string {
  const { t } = useTranslation('corrections');
  return ({ party, points, taken }) => {
    if (party === 'kitty') return t('paidBackParts.kitty', { points });
    if (party === 'king-pot' || party === 'pagat-pot') {
      return t('paidBackParts.inCup', { cup: t(`paidBackParts.cups.${party}`), points });
    }
    const name = nameOf(party);
    if (taken === null) return t('paidBackParts.direct', { name, points });
    const { took, held, lay, hand, by } = taken;
    const cup = t(`paidBackParts.cups.${taken.cup}`);
    const size = took >= held ? 'whole' : took * 2 === held ? 'half' : 'some';
    const what = t(`paidBackParts.what.${size}`, { cup, took, held });
    const when = t(`paidBackParts.when.${by}`, { hand: hand ?? 0 });
    return t('paidBackParts.taken', { name, what, when, lay, points });
  };
}

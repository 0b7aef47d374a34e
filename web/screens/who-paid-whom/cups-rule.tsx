import { Text } from '@mantine/core';
import type { WhoPaidWhom } from '../../api/seasons/statistics.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';

/** The rule by which a payment through a cup becomes somebody's payment, in words. */
export function CupsRule({ rule }: { readonly rule: WhoPaidWhom['cupsShared'] }) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  return (
    <Section title={t('cups.title')}>
      <Text>{t(`cups.${rule}`)}</Text>
      <Text mt="xs">{t('cups.kitty')}</Text>
      <Text mt="xs">{t('cups.sum')}</Text>
    </Section>
  );
}

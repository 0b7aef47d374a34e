import { Alert, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CorrectionOption } from '../../api/corrections.js';
import { useRefusalWords } from '../../parts/use-refusal-words.js';
import classes from './both-ways.module.css';

type Refusal = NonNullable<CorrectionOption['refusal']>;

/** Why it cannot be done this way, and what else would have to be put right with it. */
export function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('corrections');
  const words = useRefusalWords();
  const { detail, hand, alsoToCorrect } = refusal;
  return (
    <Alert color="red" title={t('cannot')} icon={<IconBan aria-hidden />}>
      <Text>
        {hand !== null && `${t('hand', { number: hand })}: `}
        {words(withoutHand(detail))}
      </Text>
      {alsoToCorrect.length > 0 && (
        <>
          <Text mt="xs" fw={650}>
            {t('also')}
          </Text>
          <ul className={classes['lines']}>
            {alsoToCorrect.map((one) => (
              <li key={`${one.hand} ${one.fine}`}>
                {one.hand === null ? t('fine') : t('hand', { number: one.hand })}
                {`: ${words(withoutHand(one.detail))}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

/** The hand is said in front already. */
function withoutHand(detail: string): string {
  return detail.replace(/^Hand \d+: /, '');
}

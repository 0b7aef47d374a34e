import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { CHECKED, type Checked } from '../../../src/money/years/examined.js';
import type { DoubtAtSigning, Signed } from '../../../src/money/years/books-at-signing.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../year-accounts/year-accounts.module.css';
import { DoubtWords } from './doubt-words.js';

interface Props {
  readonly signed: Signed;
  /** Empty where remarks say it, and for an approval. */
  readonly reservation: string;
  /** The number of vouchers of the year. */
  readonly vouchers: number;
  readonly doubts: readonly DoubtAtSigning[];
}

/** All that an auditor is about to sign, with the contradictions in the books beside each part. */
export function Signing({ signed, reservation, vouchers, doubts }: Props) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const { ticked, conclusion, looked, open } = signed;
  const unticked = CHECKED.filter((one) => !ticked.includes(one));
  const against = (at: DoubtAtSigning['at']) => (
    <Against doubts={doubts.filter((one) => one.at === at)} />
  );
  return (
    <>
      {doubts.length > 0 && (
        <Alert color="brass" icon={<IconAlertTriangle aria-hidden />}>
          {t('examining:confirm.doubts')}
        </Alert>
      )}
      <Text>{t('examining:confirm.text')}</Text>
      <dl className={classes['points']}>
        <div>
          <dt>{t('examined.looked')}</dt>
          {ticked.map((one: Checked) => (
            <dd key={one}>
              {t(`checks.${one}`)}
              {against(one)}
            </dd>
          ))}
        </div>
        <div>
          <dt>{t('examined.notLooked')}</dt>
          <dd>{unticked.map((one) => t(`checks.${one}`)).join(' · ') || '–'}</dd>
        </div>
        <div>
          <dt>{t('examined.vouchers')}</dt>
          <dd>
            {doubts.every(({ at }) => at !== 'looked') &&
              t('examined.vouchersLooked', { count: looked ?? 0, total: vouchers })}
            {against('looked')}
          </dd>
        </div>
        {open.length > 0 && (
          <div>
            <dt>{t('examined.openThen')}</dt>
            <dd>{open.join(', ')}</dd>
          </div>
        )}
      </dl>
      <div>
        <Text fw={650}>
          {t('examining:conclusion')}: {t(`examined.conclusions.${conclusion ?? 'none'}`)}
        </Text>
        {against('conclusion')}
        {reservation !== '' && conclusion !== null && conclusion !== 'approved' && (
          <Text>
            {t(`examined.reservation.${conclusion}`)}: {reservation}
          </Text>
        )}
      </div>
    </>
  );
}

function Against({ doubts }: { readonly doubts: readonly DoubtAtSigning[] }) {
  return (
    <Stack gap="xs">
      {doubts.map((doubt) => (
        <span key={doubt.reason} className={classes['doubt']}>
          <IconAlertTriangle size={20} aria-hidden />
          <span>
            <DoubtWords doubts={[doubt]} />
          </span>
        </span>
      ))}
    </Stack>
  );
}

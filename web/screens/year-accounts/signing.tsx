import { Text } from '@mantine/core';
import { CHECKED, type Checked, type Conclusion } from '../../../src/money/years/examined.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './year-accounts.module.css';

interface Props {
  readonly ticked: readonly Checked[];
  readonly noted: readonly string[];
  readonly conclusion: Conclusion | null;
  readonly vouchers: { readonly count: number; readonly total: number };
}

/** All that an auditor is about to sign. */
export function Signing({ ticked, noted, conclusion, vouchers }: Props) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const unticked = CHECKED.filter((one) => !ticked.includes(one));
  const points = (codes: readonly Checked[]) =>
    codes.map((one) => t(`checks.${one}`)).join(' · ') || '–';
  return (
    <>
      <dl className={classes['points']}>
        <div>
          <dt>{t('examined.looked')}</dt>
          <dd>{points(ticked)}</dd>
        </div>
        <div>
          <dt>{t('examined.notLooked')}</dt>
          <dd>{points(unticked)}</dd>
        </div>
        <div>
          <dt>{t('examined.vouchers')}</dt>
          <dd>{t('examined.vouchersLooked', vouchers)}</dd>
        </div>
        {noted.map((text, at) => (
          <div key={text}>
            <dt>{t('examined.remark', { number: at + 1 })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Text fw={650}>
        {t('examining:conclusion')}: {t(`examined.conclusions.${conclusion ?? 'none'}`)}
      </Text>
    </>
  );
}

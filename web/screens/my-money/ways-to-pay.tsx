import { Alert, Text, Title } from '@mantine/core';
import type { HowToPay, WaySheet } from '../../api/money/own-money.js';
import type { InnerRefusal } from '../../../src/rules/refusals/params.js';
import { CopyButton } from '../../parts/door/copy-button.js';
import { useMoney } from '../../parts/figures/money.js';
import { QrCode } from '../../parts/door/qr-code.js';
import { Section } from '../../parts/page/section.js';
import { useRefusalWords, useWarningWords } from '../../parts/notices/use-refusal-words.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './my-money.module.css';
import { useHowToPay } from './use-how-to-pay.js';

interface Props {
  readonly club: string;
  readonly member: string;
}

/** How to pay what is owed and not reported yet; nothing where there is nothing to pay. */
export function WaysToPay({ club, member }: Props) {
  const { t } = useTranslation('my-money');
  const data = useHowToPay(club, member);
  const money = useMoney(data.currency);
  if (data.amount === null) return null;
  return (
    <Section title={t('how.title')}>
      <div className={classes['lines']}>
        <div className={classes['line']}>
          <div>
            <span className={classes['term']}>{t('how.amount')}</span>
            <span className={classes['said']}>{money(data.amount)}</span>
          </div>
        </div>
        <Reference how={data} />
      </div>
      {data.ways.length === 0 && <Text mt="sm">{t('how.noWays')}</Text>}
      {data.ways.map((way, index) => (
        // A way has no other name, and several may be of one kind.
        <Way key={`${way.kind} ${index}`} way={way} />
      ))}
    </Section>
  );
}

/** The reference that finds the payment again: one for every way, so it is shown once. */
function Reference({ how: { reference } }: { readonly how: HowToPay }) {
  const { t } = useTranslation('my-money');
  const name = t('lines.reference');
  return (
    <div className={classes['line']}>
      <div>
        <span className={classes['term']}>{name}</span>
        <span className={classes['reference']}>{reference}</span>
        <Text size="sm">{t('how.referenceHint')}</Text>
      </div>
      <CopyButton text={reference} words={t('settlingUp.copyReference')} />
    </div>
  );
}

function Way({ way: { kind, lines, qr, warnings, refused } }: { readonly way: WaySheet }) {
  const { t } = useTranslation('my-money');
  const why = useRefusalWords();
  const warn = useWarningWords();
  const name = t(`ways.${kind}`);
  return (
    <div className={classes['way']} role="group" aria-label={name}>
      <Title order={3} size="h4">
        {name}
      </Title>
      {refused !== null && <Text>{why(refused)}</Text>}
      <div className={classes['lines']}>
        {lines
          .filter((line) => line.name !== 'reference')
          .map((line) => (
            <div key={line.name} className={classes['line']}>
              <div>
                <span className={classes['term']}>{t(`lines.${line.name}`)}</span>
                <span className={classes['said']}>{line.text}</span>
              </div>
              <CopyButton
                text={line.text}
                words={t('how.copyOf', { what: t(`lines.${line.name}`) })}
              />
            </div>
          ))}
      </div>
      {warnings.map((one) => (
        <Alert key={one.reason} color="yellow" mt="xs">
          {warn(one as InnerRefusal)}
        </Alert>
      ))}
      {qr !== null && (
        <>
          <Text size="sm" my="xs">
            {t('how.qrHint')}
          </Text>
          <QrCode text={qr} label={t('how.qr')} />
        </>
      )}
    </div>
  );
}

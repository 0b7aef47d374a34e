import { Text, TextInput } from '@mantine/core';
import { useMoney } from '../../../parts/figures/money.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { CashProps } from '../../cash/cash-props.js';
import classes from '../../cash/cash.module.css';
import { useClassNames } from '../../dues/class-names.js';
import { DuesClasses } from './dues-classes.js';
import { DuesParts } from './dues-parts.js';
import { AmountField, DayField } from '../money-fields.js';
import { OWN, rateOf, useDuesForm } from './use-dues-form.js';
import { VoucherForm } from '../vouchers/voucher-form.js';

/**
 * Charges dues of several classes under one voucher. The last ones are proposed again: their name and due
 * day a year later, the class of each member, and the rate of each class.
 */
export function DuesForm({ club }: CashProps) {
  const { t } = useTranslation('cash.dues');
  const names = useClassNames();
  const money = useMoney(club.currency);
  const { form, members, choices, classOf, choose, isProposed, isNobody, ...about } =
    useDuesForm(club);
  const { field } = form;
  const used = choices.filter(({ value }) => members.some((one) => classOf(one.member) === value));
  const ownName = field('own').value.trim() || t('ownClass');
  return (
    <VoucherForm form={form} submit={t('charge')}>
      {isProposed && <Text size="sm">{t('asLast')}</Text>}
      <TextInput label={t('name')} required maxLength={100} autoComplete="off" {...field('name')} />
      <DayField label={t('dueDay')} given={field('dueDay')} />
      <DuesClasses
        members={members}
        choices={choices}
        classOf={classOf}
        isWrong={isNobody}
        refused={form.errorOf('lines')}
        onChange={choose}
      />
      {used.some(({ value }) => value === OWN) && (
        <TextInput label={t('ownName')} required maxLength={50} {...field('own')} />
      )}
      <div className={classes['two']}>
        {used.map(({ value: of }) => (
          <AmountField
            key={of}
            label={t('eachOf', { class: of === OWN ? ownName : names(of) })}
            currency={club.currency}
            given={field(rateOf(of))}
          />
        ))}
      </div>
      <DuesParts
        currency={club.currency}
        parts={about.parts}
        charged={about.partly}
        isSent={about.isSent}
      />
      <Text role="status" fw={650}>
        {[
          t('count', { count: about.total.members }),
          ...(about.total.sum === null ? [] : [t('inAll', { money: money(about.total.sum) })]),
        ].join(' · ')}
      </Text>
    </VoucherForm>
  );
}

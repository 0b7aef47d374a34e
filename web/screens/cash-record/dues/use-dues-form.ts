import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersMoneyQuery } from '../../../api/money/cash.js';
import { chargeDues, duesQuery } from '../../../api/money/dues.js';
import { usePlace } from '../../../routing/use-routing.js';
import { useAmount } from '../../../parts/form/fields/use-amount.js';
import type { CashProps } from '../../cash/cash-props.js';
import { useClassChoices } from '../../dues/class-names.js';
import { NOT_CHARGED } from './dues-classes.js';
import { chargedAgain, leftOut, proposeDues } from './last-charge.js';
import { useParts } from './use-parts.js';
import { inUse, useToday } from '../money-fields.js';
import { useVoucherForm } from '../vouchers/use-voucher-form.js';

/** Among the choices: a class of the club's own, whose name is typed. */
export const OWN = '';
const USUAL = 'active';

/** The field of the rate of a class. */
export const rateOf = (of: string) => `rate ${of}`;

/** The form of one charge of dues: the class of each member, and the rate of each class. */
export function useDuesForm(place: CashProps['club']) {
  const { id: club } = place;
  const { last, again, choices, members, initial } = useProposal(place);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(last?.classOf ?? new Map());
  const [isSent, setSent] = useState(false);
  const parts = useParts(place, initial.dueDay ?? '', again);
  // A member who joined after the period is not charged, unless somebody chooses so.
  const isLate = (member: string) => parts.late.some((one) => one.member === member);
  const classOf = (member: string) => chosen.get(member) ?? (isLate(member) ? NOT_CHARGED : USUAL);
  const charged = members.filter(({ member }) => classOf(member) !== NOT_CHARGED);
  const used = new Set(charged.map(({ member }) => classOf(member)));
  const rates = choices.map(({ value }) => value);
  const form = useVoucherForm(
    { club: place },
    {
      initial,
      amounts: rates.map(rateOf),
      optional: [
        ...rates.filter((of) => !used.has(of)).map(rateOf),
        ...(used.has(OWN) ? [] : ['own']),
      ],
      others: ['lines'],
      subject: ({ name = '', dueDay = '', own = '', ...said }, minor) => {
        setSent(true);
        if (charged.length === 0 || !parts.isKnown) return null;
        const lines = charged.flatMap(({ member }) => {
          const of = classOf(member);
          const charge = parts.chargeOf(member, minor(said[rateOf(of)] ?? ''));
          return charge === null
            ? []
            : [{ member, class: of === OWN ? own.trim() : of, ...charge }];
        });
        return lines.length < charged.length ? null : { name, dueDay, lines };
      },
      write: (body, key) => chargeDues(club, body, key),
    },
  );
  const choose = (member: string, of: string) => {
    setChosen(new Map([...chosen, [member, of]]));
  };
  const isNobody = isSent && charged.length === 0;
  const { texts, amount } = form;
  const partly = parts.members
    .filter(({ member }) => classOf(member) !== NOT_CHARGED)
    .map((part) => [part, amount.read(texts[rateOf(classOf(part.member))] ?? '')] as const);
  const isProposed = last !== null;
  const amounts = charged.map(({ member }) => {
    const rate = amount.read(texts[rateOf(classOf(member))] ?? '');
    return rate === null ? null : (parts.chargeOf(member, rate)?.amount ?? null);
  });
  // The sum is not known while an amount is missing.
  const sum = amounts.reduce<number | null>((all, one) => {
    return all === null || one === null ? null : all + one;
  }, 0);
  const about = { parts, partly, isSent, total: { members: charged.length, sum } };
  return { form, members, choices, classOf, choose, isProposed, isNobody, ...about };
}

/** The start of the form: the last dues a year later, and the last rate of each class. */
function useProposal({ id: club, currency }: CashProps['club']) {
  const today = useToday(club);
  const { data: dues } = useSuspenseQuery(duesQuery(club));
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  const { write } = useAmount(currency);
  const choices = useClassChoices(dues.classes);
  // The fields of the form are those of the classes as it was opened.
  const [before] = useState(choices);
  const { search } = usePlace();
  const members = inUse(data.members).filter(({ guest }) => !guest);
  const charged = dues.dues.find(({ event }) => event === Number(search.get('again'))) ?? null;
  const more = search.has('leftOut') ? leftOut(dues.dues, members, today) : null;
  const same = charged ?? more?.dues ?? null;
  const again = same === null ? null : chargedAgain(same);
  const last = again ?? proposeDues(dues.dues, today);
  const rates = before.map(({ value: of }) => {
    const its = dues.classes.find((one) => one.class === of)?.amount;
    const rate = again?.rates.get(of) ?? its;
    return [rateOf(of), rate === undefined ? '' : write(rate)] as const;
  });
  const dueDay = last?.dueDay ?? today;
  const initial: Record<string, string> = {
    name: last?.name ?? '',
    dueDay: more !== null && dueDay < today ? today : dueDay,
    own: '',
    ...Object.fromEntries(rates),
  };
  const isOf = ({ member }: { readonly member: string }) => {
    if (charged !== null) return again?.classOf.has(member) === true;
    return more === null || more.members.some((one) => one.member === member);
  };
  // Members who are not of the charge are not charged by it.
  const classOf = new Map([
    ...(more === null ? (last?.classOf ?? []) : []),
    ...members.filter((one) => !isOf(one)).map(({ member }) => [member, NOT_CHARGED] as const),
  ]);
  return { last: last && { ...last, classOf }, again: charged, choices: before, members, initial };
}

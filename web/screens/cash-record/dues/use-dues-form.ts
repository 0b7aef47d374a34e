import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersMoneyQuery } from '../../../api/money/cash.js';
import { chargeDues, duesQuery } from '../../../api/money/dues.js';
import { usePlace } from '../../../routing/use-routing.js';
import { useAmount } from '../../../parts/form/fields/use-amount.js';
import type { CashProps } from '../../cash/cash-props.js';
import { useClassChoices } from '../../dues/class-names.js';
import { NOT_CHARGED } from './dues-classes.js';
import { chargedAgain, proposeDues } from './last-charge.js';
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
  const { last, choices, members, initial } = useProposal(place);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(last?.classOf ?? new Map());
  const [isSent, setSent] = useState(false);
  const classOf = (member: string) => chosen.get(member) ?? USUAL;
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
        if (charged.length === 0) return null;
        const lines = charged.map(({ member }) => {
          const of = classOf(member);
          const amount = minor(said[rateOf(of)] ?? '');
          return { member, class: of === OWN ? own.trim() : of, amount };
        });
        return { name, dueDay, lines };
      },
      write: (body, key) => chargeDues(club, body, key),
    },
  );
  const choose = (member: string, of: string) => {
    setChosen(new Map([...chosen, [member, of]]));
  };
  const isNobody = isSent && charged.length === 0;
  return { form, members, choices, classOf, choose, isProposed: last !== null, isNobody };
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
  const again = chargedAgain(dues.dues, Number(search.get('again')));
  const last = again ?? proposeDues(dues.dues, today);
  const rates = before.map(({ value: of }) => {
    const its = dues.classes.find((one) => one.class === of)?.amount;
    const rate = again?.rates.get(of) ?? its;
    return [rateOf(of), rate === undefined ? '' : write(rate)] as const;
  });
  const initial: Record<string, string> = {
    name: last?.name ?? '',
    dueDay: last?.dueDay ?? today,
    own: '',
    ...Object.fromEntries(rates),
  };
  const members = inUse(data.members).filter(({ guest }) => !guest);
  // Members who were not charged then are not charged again.
  if (again !== null) {
    const classOf = new Map(
      members.map(({ member }) => [member, again.classOf.get(member) ?? NOT_CHARGED]),
    );
    return { last: { ...again, classOf }, choices: before, members, initial };
  }
  return { last, choices: before, members, initial };
}

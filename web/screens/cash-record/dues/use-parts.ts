import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shareOfRate } from '../../../../src/money/dues-share.js';
import { duesProposalQuery, type ChargedDues, type DuesProposal } from '../../../api/money/dues.js';
import { refusalAt } from '../../../parts/form/fields/refusal-at.js';
import { useAmount } from '../../../parts/form/fields/use-amount.js';

/** A member who joined during the period, with the part of the rate that is proposed. */
export interface PartOfDues {
  readonly member: string;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly joined: string;
  readonly months: number;
  readonly of: number;
}

/** The charge of a member by a rate. */
interface Charge {
  readonly amount: number;
  readonly part?: { readonly rate: number; readonly months: number; readonly of: number };
}

/**
 * The parts of dues for who joined during the period, which is the fiscal year of the due day unless another
 * is typed. They are proposed by the months that are left, and can be typed over.
 *
 * @param dueDay as the form was opened
 * @param again dues that are charged again, with their parts
 */
export function useParts(
  { id: club, currency }: { readonly id: string; readonly currency: string },
  dueDay: string,
  again: ChargedDues | null,
) {
  const { read, write } = useAmount(currency);
  const [isOn, turn] = useState(true);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(() => typedBefore(again, write));
  const { data: usual } = useSuspenseQuery(duesProposalQuery(club, { day: dueDay }));
  const [period, setPeriod] = useState({ firstDay: usual.firstDay, lastDay: usual.lastDay });
  const isWhole = period.firstDay !== '' && period.lastDay !== '';
  const { data, error, isPlaceholderData } = useQuery({
    ...duesProposalQuery(club, period),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  const isKnown = isWhole && data !== undefined && error === null && !isPlaceholderData;
  const members = isKnown ? partsOf(data) : [];
  const late = isKnown ? data.members.filter(({ months }) => months === 0) : [];
  const share = ({ months, of }: PartOfDues, rate: number) => shareOfRate(rate, months, of);
  return {
    period,
    setDay: (name: keyof typeof period, day: string) => {
      setPeriod({ ...period, [name]: day });
    },
    /** Whether the period is known; its proposal may be on its way. */
    isKnown,
    errorOf: refusalAt(error, ['firstDay', 'lastDay']).errorOf,
    members,
    /** The members who joined after the period. */
    late,
    isOn,
    turn,
    share,
    write,
    /** The amount of a member as it is typed, or proposed of a rate in minor units. */
    textOf: (part: PartOfDues, rate: number) => {
      return typed.get(part.member) ?? write(share(part, rate).amount);
    },
    type: (member: string, text: string) => {
      setTyped(new Map([...typed, [member, text]]));
    },
    /** The charge of a member; null for an amount that is none. */
    chargeOf: (member: string, rate: number): Charge | null => {
      const part = members.find((one) => one.member === member);
      if (!isOn || part === undefined) return { amount: rate };
      const text = typed.get(member);
      const amount = text === undefined ? share(part, rate).amount : read(text);
      if (amount === null) return null;
      const { months, of } = part;
      return amount < rate ? { amount, part: { rate, months, of } } : { amount };
    },
  };
}

function partsOf({ members, months: of }: DuesProposal): readonly PartOfDues[] {
  return members.flatMap(({ member, name, joined, months }) => {
    return joined === null || months === 0 || months === of
      ? []
      : [{ member, name, joined, months, of }];
  });
}

/** The parts of dues that are charged again, as one types them. */
function typedBefore(
  again: ChargedDues | null,
  write: (minor: number) => string,
): ReadonlyMap<string, string> {
  const parts = again?.lines.filter(({ part }) => part !== null) ?? [];
  return new Map(parts.map(({ member, amount }) => [member, write(amount)]));
}

import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { addAccount } from '../../api/money/cash.js';
import { chooseWays, type ChosenWays, type WayKind } from '../../api/money/payments.js';
import { newKey } from '../../api/new-key.js';
import { toast } from '../../parts/notices/toast.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccounts } from '../cash-record/money-fields.js';
import { useAccountName } from '../cash/use-account-names.js';

type Ways = Parameters<typeof chooseWays>[1];

/** A way as it is to be said, with its purse: an id, or one that is opened with it. */
export type SentWay = Omit<Ways[number], 'purse'> & { readonly purse: string };

/** The choice of a purse that is opened with the way, and of none. */
const NEW = 'new';
const NONE = '';

/** The props of the choice of a purse. */
export type PurseOfWay = ReturnType<ReturnType<typeof usePursesOfWays>['fieldOf']>;

/** The purse that the money of each way comes into: a way that is new proposes one of its own. */
export function usePursesOfWays(club: string, ways: ChosenWays['ways']) {
  const { t } = useTranslation('cash-ways');
  const nameOf = useAccountName();
  const purses = useAccounts(club, 'purse');
  const [chosen, setChosen] = useState<Partial<Record<WayKind, string>>>(() =>
    Object.fromEntries(ways.map(({ kind, purse }) => [kind, purse ?? NONE])),
  );
  // One key for the purse of a way: a second try opens no second one.
  const keys = useRef<Partial<Record<WayKind, string>>>({});
  const nameFor = (kind: WayKind) => t(`kinds.${kind}`);
  const set = (kind: WayKind, purse: string) => {
    setChosen((before) => ({ ...before, [kind]: purse }));
  };
  const chosenOf = (kind: WayKind): string => {
    const purse = chosen[kind] ?? NONE;
    return purse === NEW || purses.some(({ id }) => id === purse) ? purse : NONE;
  };
  return {
    chosenOf,
    /** For a way that was just chosen: a purse of its name, or a new one. */
    propose: (kind: WayKind) => {
      const known = purses.find((one) => nameOf(one) === nameFor(kind));
      if (chosenOf(kind) === NONE) set(kind, known?.id ?? NEW);
    },
    fieldOf: (kind: WayKind, error: ReactNode) => ({
      label: t('purse'),
      value: chosenOf(kind),
      error,
      onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
        set(kind, currentTarget.value);
      },
      data: [
        { value: NONE, label: t('none') },
        ...purses.map((one) => ({ value: one.id, label: nameOf(one) })),
        { value: NEW, label: t('open', { name: nameFor(kind) }) },
      ],
    }),
    /** Says the ways; once they are taken, opens the new purses, and names them. */
    choose: async (sent: readonly SentWay[], key: string): Promise<ChosenWays> => {
      const known = (purse: string) => (purse === NEW || purse === NONE ? null : purse);
      const first = sent.map((way) => ({ ...way, purse: known(way.purse) }));
      const said = await chooseWays(club, first, key);
      if (sent.every(({ purse }) => purse !== NEW)) return said;
      const named: Ways = [];
      for (const way of sent) {
        const { kind } = way;
        if (way.purse !== NEW) named.push({ ...way, purse: known(way.purse) });
        else {
          const opening = (keys.current[kind] ??= newKey());
          const name = nameFor(kind);
          const { id } = await addAccount(club, { type: 'purse', name }, opening);
          set(kind, id);
          toast(t('opened', { name }));
          named.push({ ...way, purse: id });
        }
      }
      return chooseWays(club, named, newKey());
    },
  };
}

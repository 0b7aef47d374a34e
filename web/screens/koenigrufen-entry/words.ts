import type { Side } from '../../../src/rules/koenigrufen/record/hand.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Bid } from '../../../src/rules/koenigrufen/partial/bidding.js';
import { contractOf, partnerOf, playersOn } from '../../../src/rules/koenigrufen/partial/draft.js';
import { useEntry } from './entry-context.js';
import { within } from '../../words/locale.js';

/** A contract by its name: 'Rufer', 'Bettler bei efter piccolo'. */
export function useBidWords(): (bid: Bid) => string {
  const { t } = useTranslation('koenigrufen');
  return (bid) => {
    if (bid.contract !== 'bei') return t(`contracts.${bid.contract}`);
    const after = within(t(`contracts.${bid.after}`));
    return t('bei', { beside: t(`contracts.${bid.beside}`), after });
  };
}

/** The name of the contract; null while that is open. */
export function useContractWords(): () => string | null {
  const { setting, draft } = useEntry();
  const words = useBidWords();
  return () => {
    const contract = contractOf(setting, draft);
    if (contract === null) return null;
    if (contract !== 'bei') return words({ contract });
    const [after, beside] = draft.games ?? [];
    if (after === undefined || beside === undefined) return null;
    return words({ contract, after: after.game, beside: beside.game });
  };
}

/** A side by its players, as far as they are known: 'Anna og Clara'. */
export function useSideWords(): (side: Side) => string {
  const { t } = useTranslation('koenigrufen');
  const { setting, draft, nameOf } = useEntry();
  const list = useNameList();
  return (side) => {
    if (partnerOf(setting, draft) === undefined) return t(`sides.${side}`);
    return list(playersOn(setting, draft, side).map(nameOf));
  };
}

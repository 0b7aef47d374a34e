import type { ContractId } from '../../../src/rules/koenigrufen/record/hand.js';
import {
  contractOf,
  declarerOf,
  type KoenigrufenDraft,
  type Setting,
} from '../../../src/rules/koenigrufen/partial/draft.js';
import { useTranslation } from '../../words/use-translation.js';

/**
 * A hand of Königrufen, whole or in part, line by line in the order of the game.
 *
 * @param setting the rules and the table of a draft, which decide its open parts; null for a record
 */
export function useKoenigrufenLines(
  setting: Setting | null,
  nameOf: (player: string) => string,
): (hand: KoenigrufenDraft) => readonly string[] {
  const { t } = useTranslation(['koenigrufen', 'cards']);
  const of = (player: string, what: string) => t('of', { name: nameOf(player), what });
  const whose = (one: { readonly player?: string | null; readonly side?: string | null }) => {
    if (one.player != null) return nameOf(one.player);
    return t(one.side === 'opponents' ? 'sides.opponents' : 'sides.declarer');
  };
  const played = (hand: KoenigrufenDraft, contract: ContractId | null): readonly string[] => {
    if (contract === 'bei') return [];
    if (contract === 'trischaken') return [t('contracts.trischaken')];
    const declarer = setting === null ? hand.declarer : declarerOf(setting, hand);
    const what = t(contract === null ? 'plays' : `contracts.${contract}`);
    return [declarer == null ? what : of(declarer, what)];
  };
  return (hand) => {
    const { games = [], calledKing: called } = hand;
    const contract = setting === null ? (hand.contract ?? null) : contractOf(setting, hand);
    const holder = hand.kingHolder ?? hand.partner;
    const { announcements = [], figures = [], tricks = [], count = [] } = hand;
    const king = [
      ...(called == null
        ? []
        : [called === 'fourth' ? t('king.fourth') : t(`cards:kings.${called}`)]),
      ...(holder == null ? [] : [holder === 'talon' ? t('king.talon') : nameOf(holder)]),
    ];
    return [
      ...played(hand, contract),
      ...games.map(({ game, declarer }) =>
        declarer === undefined ? t(`contracts.${game}`) : of(declarer, t(`contracts.${game}`)),
      ),
      ...(king.length === 0 ? [] : [`${t('rows.called')}: ${king.join(', ')}`]),
      ...(hand.gaveUp === true ? [t('king.gaveUp')] : []),
      ...announcements.map(({ figure, player }) =>
        t('said.by', { figure: t(`figures.${figure}`), name: nameOf(player) }),
      ),
      ...(hand.kontra == null
        ? []
        : [t('kontraOn', { kontra: t(`kontra.${hand.kontra}`), what: t('onGame') })]),
      ...figures.map((figure) => {
        const fate = t(figure.lost === true ? 'fate.lost' : 'fate.made');
        return `${whose(figure)}: ${t(`figures.${figure.figure}`)}, ${fate}`;
      }),
      ...tricks.map((one) => `${whose(one)}: ${t('tricks.label', { count: one.tricks })}`),
      ...count.map(
        (one) => `${t('count.for', { pile: whose(one) })}: ${one.points ?? one.blad ?? ''}`,
      ),
    ];
  };
}

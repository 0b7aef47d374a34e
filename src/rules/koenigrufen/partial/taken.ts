import { ALL_BLAD } from '../record/form.js';
import { SIDES, type Figure, type FigureRecord, type Side } from '../record/hand.js';
import type { PlayerId } from '../../payment.js';
import { countedOf } from './count.js';
import {
  contractOf,
  declarerOf,
  isGivenUp,
  isLostAtOnce,
  positiveOf,
  sideOf,
  type Declared,
  type KoenigrufenDraft,
  type Setting,
} from './draft.js';
import { edited, without } from './edited.js';
import { saidOf, type SaidFigure } from './saying.js';

/** The fates of a figure. */
export type Fate = 'made' | 'lost';

/** The side of a figure of the record; the king ultimo is the declarer's, if nobody is named. */
export function sideOfFigure(
  setting: Setting,
  draft: KoenigrufenDraft,
  { figure, side, player }: FigureRecord,
): Side {
  if (player != null) return sideOf(setting, draft, player);
  return figure === 'king-ultimo' ? 'declarer' : (side ?? 'declarer');
}

function isOf(setting: Setting, draft: KoenigrufenDraft, figure: Figure, side: Side) {
  return (one: FigureRecord): boolean =>
    one.figure === figure && sideOfFigure(setting, draft, one) === side;
}

/** The fate of a side's figure; null where the record has none. */
export function fateOf(
  setting: Setting,
  draft: KoenigrufenDraft,
  figure: Figure,
  side: Side,
): Fate | null {
  const one = draft.figures?.find(isOf(setting, draft, figure, side));
  if (one === undefined) return null;
  return one.lost === true ? 'lost' : 'made';
}

/** The draft with a silent figure's fate; chosen again, it has none. */
export function withFigure(
  setting: Setting,
  draft: KoenigrufenDraft,
  figure: Figure,
  side: Side,
  fate: Fate,
): KoenigrufenDraft {
  const before = edited(setting, draft);
  const others = (before.figures ?? []).filter((one) => !isOf(setting, before, figure, side)(one));
  const isSaid = fateOf(setting, before, figure, side) === fate;
  const named = { figure, side, ...(fate === 'lost' ? { lost: true } : {}) };
  const figures = isSaid ? others : [...others, named];
  return { ...uncounted(before, figure, fate), figures };
}

/** The draft with an announced figure's fate. */
export function withFate(
  setting: Setting,
  draft: KoenigrufenDraft,
  { figure, player }: Declared,
  fate: Fate,
): KoenigrufenDraft {
  const before = edited(setting, draft);
  const side = sideOf(setting, before, player);
  const others = (before.figures ?? []).filter((one) => !isOf(setting, before, figure, side)(one));
  const isLost = fate === 'lost';
  // The count shows a valat that was missed: the other side has cards.
  const named =
    isLost && figure === 'valat' ? [] : [{ figure, player, ...(isLost ? { lost: true } : {}) }];
  const open = before.open?.filter((one) => one.figure !== figure || one.player !== player) ?? [];
  return { ...uncounted(before, figure, fate), figures: [...others, ...named], open };
}

/** A side with every trick has every card: nothing is counted. */
function uncounted(draft: KoenigrufenDraft, figure: Figure, fate: Fate): KoenigrufenDraft {
  return figure === 'valat' && fate === 'made' ? without(draft, 'count') : draft;
}

/** The side that took every trick: so named, or since the other one has no card. */
export function valatOf(setting: Setting, draft: KoenigrufenDraft): Side | null {
  const all = SIDES.find((side) => countedOf(setting, draft, { side }) === ALL_BLAD);
  return namedValatOf(setting, draft) ?? all ?? null;
}

function namedValatOf(setting: Setting, draft: KoenigrufenDraft): Side | null {
  const valat = draft.figures?.find(({ figure, lost }) => figure === 'valat' && lost !== true);
  return valat === undefined ? null : sideOfFigure(setting, draft, valat);
}

const COMES_WITH_VALAT: readonly Figure[] = ['trull', 'four-kings'];

/** Declared figures of which the record says nothing else: made or lost, somebody must say. */
export function askedOf(setting: Setting, draft: KoenigrufenDraft): readonly SaidFigure[] {
  return saidOf(setting, draft).filter(
    ({ figure }) => figure !== 'grammeln' && figure !== 'grossgrammeln',
  );
}

/** The fate of an announced figure; null while it is open. */
export function fateOfSaid(
  setting: Setting,
  draft: KoenigrufenDraft,
  { figure, player, side }: SaidFigure,
): Fate | null {
  const named = fateOf(setting, draft, figure, side);
  if (named !== null) return named;
  if (COMES_WITH_VALAT.includes(figure) && valatOf(setting, draft) === side) return 'made';
  const isOpen = draft.open?.some((one) => one.figure === figure && one.player === player) ?? false;
  // A record that says nothing more of it says that it was lost.
  return isOpen ? null : 'lost';
}

/** Declared figures of which it must still be said what became of them. */
export function undecidedOf(setting: Setting, draft: KoenigrufenDraft): readonly SaidFigure[] {
  if (isGivenUp(setting, draft) || isLostAtOnce(setting, draft)) return [];
  return askedOf(setting, draft).filter((said) => fateOfSaid(setting, draft, said) === null);
}

/** How many tricks a player took; null where the record does not say. */
export function tricksOf({ tricks }: KoenigrufenDraft, player: PlayerId): number | null {
  return tricks?.find((one) => one.player === player)?.tricks ?? null;
}

/** Whether a declarer of a negative game is said to have won; null where the tricks say it, or nobody. */
export function wonOf(draft: KoenigrufenDraft, player: PlayerId): boolean | null {
  const game = draft.games?.find(({ declarer }) => declarer === player);
  return (draft.games === undefined ? draft.won : game?.won) ?? null;
}

/** How a declarer of a negative game did: the tricks, or that they lost where nobody counted them. */
export function withTricks(
  setting: Setting,
  draft: KoenigrufenDraft,
  player: PlayerId,
  taken: number | 'lost',
): KoenigrufenDraft {
  const before = edited(setting, draft);
  const isSaid =
    taken === 'lost' ? wonOf(before, player) === false : tricksOf(before, player) === taken;
  const others = before.tricks?.filter((one) => one.player !== player) ?? [];
  const tricks = isSaid || taken === 'lost' ? others : [...others, { player, tricks: taken }];
  const won = taken === 'lost' && !isSaid ? { won: false } : {};
  const kept = {
    ...without(before, 'tricks', 'won'),
    ...(tricks.length === 0 ? {} : { tricks }),
  };
  if (before.games === undefined) return { ...kept, ...won };
  const games = before.games.map((game) => {
    if (game.declarer !== player) return game;
    const { won: _won, ...rest } = game;
    return { ...rest, ...won };
  });
  return { ...kept, games };
}

/** Whether there is a count to type: not after what ends a positive game at once. */
export function isCounted(setting: Setting, draft: KoenigrufenDraft): boolean {
  const contract = contractOf(setting, draft);
  if (contract === 'trischaken') return true;
  if (positiveOf(contract) === null) return false;
  return (
    !isGivenUp(setting, draft) &&
    !isLostAtOnce(setting, draft) &&
    namedValatOf(setting, draft) === null
  );
}

/** The declarers of the games of a negative hand, in the order of the bidding. */
export function negativeGamesOf(
  setting: Setting,
  draft: KoenigrufenDraft,
): readonly { readonly game: 0 | 1 | null; readonly declarer: PlayerId | null }[] {
  if (draft.games === undefined) {
    return [{ game: null, declarer: declarerOf(setting, draft) }];
  }
  return draft.games.map(({ declarer = null }, index) => ({
    game: index === 0 ? 0 : 1,
    declarer,
  }));
}

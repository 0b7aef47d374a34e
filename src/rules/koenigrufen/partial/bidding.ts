import { checkFigureKnown, type PositiveContract } from '../contracts.js';
import type { BeiGame, ContractId, Figure } from '../record/hand.js';
import { isPlayed } from '../books/book.js';
import type { PlayerId } from '../../payment.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Suit } from '../../cards.js';
import {
  contractOf,
  declarerOf,
  isForehandOnly,
  kingHolderOf,
  kindOf,
  playersOf,
  positiveOf,
  type DraftGame,
  type KoenigrufenDraft,
  type Setting,
} from './draft.js';
import { edited, without } from './edited.js';

type GameName = BeiGame['game'];

/** A bid: one of the contracts, or a game beside another's. */
export type Bid =
  | { readonly contract: Exclude<ContractId, 'bei'> }
  | { readonly contract: 'bei'; readonly beside: GameName; readonly after: GameName };

const bids = (...contracts: readonly Exclude<ContractId, 'bei'>[]): readonly Bid[] =>
  contracts.map((contract) => ({ contract }));
const bei = (beside: GameName, after: GameName): Bid => ({ contract: 'bei', beside, after });

/** All contracts, those of a kind together, each in the order of the bidding. */
export const BIDS = [
  { group: 'forehand', bids: bids('rufer', 'trischaken', 'sechserdreier') },
  { group: 'partner', bids: bids('solorufer', 'pagatrufer', 'uhurufer', 'kakadurufer') },
  { group: 'alone', bids: bids('farbendreier', 'dreier', 'farbensolo', 'solodreier') },
  {
    group: 'negative',
    bids: bids('piccolo', 'zwiccolo', 'bettler', 'piccolo-ouverte', 'bettler-ouverte'),
  },
  {
    group: 'bei',
    bids: [
      bei('piccolo', 'piccolo'),
      bei('bettler', 'piccolo'),
      bei('piccolo', 'bettler'),
      bei('bettler', 'bettler'),
    ],
  },
] as const;

/** The contracts that the club plays, those of a kind together. */
export function bidsOf({ rules }: Setting): readonly {
  readonly group: (typeof BIDS)[number]['group'];
  readonly bids: readonly Bid[];
}[] {
  return BIDS.map(({ group, bids: all }) => ({
    group,
    bids: all.filter((bid: Bid) => isPlayed(rules, bid.contract)),
  })).filter(({ bids: open }) => open.length > 0);
}

/** Whether this is what is played. */
export function isBid(setting: Setting, draft: KoenigrufenDraft, bid: Bid): boolean {
  if (contractOf(setting, draft) !== bid.contract) return false;
  if (bid.contract !== 'bei') return true;
  const [after, beside] = draft.games ?? [];
  return after?.game === bid.after && beside?.game === bid.beside;
}

/** Whether a contract is open to this player: some are forehand's. */
export function canBid(setting: Setting, player: PlayerId, { contract }: Bid): boolean {
  return player === playersOf(setting)[0] || (contract !== 'rufer' && !isForehandOnly(contract));
}

/** The draft with a bid; parts that only another contract has are removed. */
export function withBid(setting: Setting, draft: KoenigrufenDraft, bid: Bid): KoenigrufenDraft {
  if (isBid(setting, draft, bid)) return edited(setting, draft);
  const declarer = declarerOf(setting, draft);
  const before = edited(setting, draft);
  const { contract } = bid;
  if (bid.contract === 'bei') {
    const base = before.games?.[0]?.declarer;
    const after: DraftGame = {
      game: bid.after,
      ...(base === undefined || base === declarer ? {} : { declarer: base }),
    };
    return { contract, games: [after, { game: bid.beside, declarer }] };
  }
  if (contract === 'trischaken') return { contract };
  const played = positiveOf(contract);
  const from = positiveOf(contractOf(setting, draft));
  if (played === null || from === null) return withBird({ contract, declarer }, played, declarer);
  return withBird(sameKind({ ...before, contract }, from, played), played, declarer);
}

/** From one positive game to another: common entries stay. */
function sameKind(
  draft: KoenigrufenDraft,
  from: PositiveContract,
  played: PositiveContract,
): KoenigrufenDraft {
  const isKnown = ({ figure, player }: { figure: Figure; player?: PlayerId | null }) => {
    if (figure === 'king-ultimo' && !played.callsKing) return false;
    // The bird of the contract goes with it.
    if (figure === from.bird && player === draft.declarer) return false;
    return knows(played, figure);
  };
  const kept = {
    ...draft,
    ...some('announcements', draft.announcements?.filter(isKnown)),
    ...some('figures', draft.figures?.filter(isKnown)),
    ...some('open', draft.open?.filter(isKnown)),
  };
  const gone = [
    ...(played.callsKing ? [] : (['calledKing', 'kingHolder', 'gaveUp'] as const)),
    ...(played.isFarben ? [] : (['suitCards'] as const)),
  ];
  return without(kept, ...gone);
}

function some<Key extends string, T>(key: Key, list: readonly T[] | undefined) {
  return (list === undefined ? {} : { [key]: list }) as { [K in Key]?: readonly T[] };
}

/** Whether a figure exists in a contract at all. */
export function knows(contract: PositiveContract, figure: Figure): boolean {
  try {
    checkFigureKnown(contract, figure, '');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The bird of the contract is declared with it, and it is to be said what became of it. */
function withBird(
  draft: KoenigrufenDraft,
  contract: PositiveContract | null,
  declarer: PlayerId,
): KoenigrufenDraft {
  if (contract === null || contract.bird === null) return draft;
  return { ...draft, open: [...(draft.open ?? []), { figure: contract.bird, player: declarer }] };
}

/** The draft with a declarer. A contract that they cannot play is open again. */
export function withDeclarer(
  setting: Setting,
  draft: KoenigrufenDraft,
  player: PlayerId,
): KoenigrufenDraft {
  const old = declarerOf(setting, draft);
  const contract = contractOf(setting, draft);
  const before = edited(setting, draft);
  if (contract === null || !canBid(setting, player, { contract } as Bid)) {
    const contractOfNew = contractOf(setting, { declarer: player });
    return {
      ...(contractOfNew === null ? {} : { contract: contractOfNew }),
      declarer: player,
    };
  }
  if (player === old) return before;
  switch (kindOf(contract)) {
    case 'bei':
      return withBesideDeclarer(before, player);
    case 'trischaken':
      return before;
    case 'negative':
      return withPersonal(without(before, 'tricks', 'won'), player);
    case 'positive':
      return withPositiveDeclarer(before, contract, old, player);
  }
}

function withPersonal(draft: KoenigrufenDraft, player: PlayerId): KoenigrufenDraft {
  const said = draft.personalKontra?.filter((one) => one.player !== player) ?? [];
  const kept = without({ ...draft, declarer: player }, 'personalKontra');
  return said.length === 0 ? kept : { ...kept, personalKontra: said };
}

function withBesideDeclarer(draft: KoenigrufenDraft, player: PlayerId): KoenigrufenDraft {
  const [after, beside] = draft.games ?? [];
  if (after === undefined || beside === undefined) return draft;
  const base = after.declarer === player ? { game: after.game } : after;
  const games = [base, { game: beside.game, declarer: player }];
  const tricks = draft.tricks?.filter((one) => one.player === base.declarer) ?? [];
  return { ...without(draft, 'tricks'), games, ...(tricks.length === 0 ? {} : { tricks }) };
}

/** The king, the sides and the bird of the contract go with the declarer. */
function withPositiveDeclarer(
  draft: KoenigrufenDraft,
  contract: ContractId,
  old: PlayerId,
  player: PlayerId,
): KoenigrufenDraft {
  const holder = kingHolderOf(draft);
  const bird = positiveOf(contract)?.bird ?? null;
  const isBirds = (one: { figure: Figure; player?: PlayerId | null }) =>
    one.figure === bird && (one.player === old || one.player === player);
  const kept = {
    ...draft,
    declarer: player,
    ...some(
      'announcements',
      draft.announcements?.filter((one) => !isBirds(one)),
    ),
    ...some(
      'figures',
      draft.figures?.filter((one) => !isBirds(one)),
    ),
    ...some(
      'open',
      draft.open?.filter((one) => !isBirds(one)),
    ),
  };
  const gone = holder === old || holder === player ? (['kingHolder', 'gaveUp'] as const) : [];
  return withBird(without(kept, ...gone), positiveOf(contract), player);
}

/** The draft with the declarer of a bei's base game. */
export function withBase(
  setting: Setting,
  draft: KoenigrufenDraft,
  player: PlayerId,
): KoenigrufenDraft {
  const before = edited(setting, draft);
  const [after, beside] = before.games ?? [];
  if (after === undefined || beside === undefined || after.declarer === player) return before;
  const tricks = before.tricks?.filter((one) => one.player === beside.declarer) ?? [];
  return {
    ...without(before, 'tricks'),
    games: [{ game: after.game, declarer: player }, beside],
    ...(tricks.length === 0 ? {} : { tricks }),
  };
}

/** Which king was called; chosen again, it is open. */
export function withCalledKing(
  setting: Setting,
  draft: KoenigrufenDraft,
  called: Suit | 'fourth',
): KoenigrufenDraft {
  const before = edited(setting, draft);
  if (before.calledKing === called) return without(before, 'calledKing');
  return { ...before, calledKing: called };
}

/** The draft with the holder of the king; chosen again, it is open. */
export function withKingHolder(
  setting: Setting,
  draft: KoenigrufenDraft,
  holder: PlayerId | 'talon',
): KoenigrufenDraft {
  const before = without(edited(setting, draft), 'gaveUp');
  if (before.kingHolder === holder) return without(before, 'kingHolder');
  return { ...before, kingHolder: holder };
}

/** The declarer gave up at once, or played on after all. */
export function withGivenUp(setting: Setting, draft: KoenigrufenDraft): KoenigrufenDraft {
  const before = edited(setting, draft);
  return before.gaveUp === true ? without(before, 'gaveUp') : { ...before, gaveUp: true };
}

/** How many cards in the suits the declarer held; null for enough. */
export function withSuitCards(
  setting: Setting,
  draft: KoenigrufenDraft,
  suitCards: number | null,
): KoenigrufenDraft {
  const before = without(edited(setting, draft), 'suitCards');
  return suitCards === null ? before : { ...before, suitCards };
}

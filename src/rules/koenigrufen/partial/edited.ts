import type { Side } from '../record/hand.js';
import {
  contractOf,
  declarerOf,
  kindOf,
  kingHolderOf,
  sideOf,
  type KoenigrufenDraft,
  type Setting,
} from './draft.js';

const ALL_TRICKS = 12;

/**
 * A draft that is about to be changed: its assumptions are made explicit, and it is without what only
 * checked the rest, which may not fit any more.
 */
export function edited(setting: Setting, draft: KoenigrufenDraft): KoenigrufenDraft {
  const contract = contractOf(setting, draft);
  const { dealer: _dealer, forehand: _forehand, virgins: _virgins, kontraBy: _by, ...rest } = draft;
  if (contract === null) return rest;
  const kind = kindOf(contract);
  if (kind === 'trischaken') return without({ ...rest, contract }, 'tricks');
  if (kind === 'bei') return withDeclarersTricks({ ...rest, contract });
  const played = { ...rest, contract, declarer: declarerOf(setting, draft) };
  if (kind === 'negative') return withDeclarersTricks(played);
  return withValatOfTricks(setting, withKingHolder(played));
}

/** A draft without some of its parts. */
export function without(
  draft: KoenigrufenDraft,
  ...parts: readonly (keyof KoenigrufenDraft)[]
): KoenigrufenDraft {
  const isKept = ([part]: [string, unknown]) => !parts.some((gone) => gone === part);
  return Object.fromEntries(Object.entries(draft).filter(isKept));
}

/** The partner is who held the king: one word for it is enough. */
function withKingHolder(draft: KoenigrufenDraft): KoenigrufenDraft {
  const holder = kingHolderOf(draft);
  const kept = without(draft, 'partner', 'won');
  return {
    ...kept,
    ...(holder === undefined ? {} : { kingHolder: holder }),
    ...(draft.announcements === undefined
      ? {}
      : { announcements: draft.announcements.map(({ kontraBy: _by, ...one }) => one) }),
  };
}

/** Tricks of a side only check the count, unless they are all: then they are a valat. */
function withValatOfTricks(setting: Setting, draft: KoenigrufenDraft): KoenigrufenDraft {
  const kept = without(draft, 'tricks');
  const taker = takerOf(setting, draft);
  const figures = draft.figures ?? [];
  if (taker === null || figures.some(({ figure, lost }) => figure === 'valat' && lost !== true))
    return kept;
  return { ...kept, figures: [...figures, { figure: 'valat', side: taker }] };
}

function takerOf(setting: Setting, draft: KoenigrufenDraft): Side | null {
  const taken: Record<Side, number> = { declarer: 0, opponents: 0 };
  for (const { side, player, tricks } of draft.tricks ?? []) {
    if (player == null && side != null) taken[side] = Math.max(taken[side], tricks);
    else if (player != null) taken[sideOf(setting, draft, player)] += tricks;
  }
  // A side is all of its players: none of them is left out where they have all twelve.
  if (taken.declarer === ALL_TRICKS) return 'declarer';
  if (taken.opponents === ALL_TRICKS) return 'opponents';
  // Nothing for one side, said of the side itself, is everything for the other.
  const none = (draft.tricks ?? []).find(({ side, tricks }) => side != null && tricks === 0);
  if (none?.side == null) return null;
  return none.side === 'declarer' ? 'opponents' : 'declarer';
}

/** Only the tricks of a declarer decide; where they are known, so is whether they won. */
function withDeclarersTricks(draft: KoenigrufenDraft): KoenigrufenDraft {
  const declarers = draft.games?.map(({ declarer }) => declarer) ?? [draft.declarer ?? undefined];
  const tricks = (draft.tricks ?? []).filter(
    ({ player }) => player != null && declarers.includes(player),
  );
  const isKnown = (declarer: unknown) => tricks.some(({ player }) => player === declarer);
  const kept = without(draft, 'tricks', ...(isKnown(draft.declarer) ? (['won'] as const) : []));
  return {
    ...kept,
    ...(tricks.length === 0 ? {} : { tricks }),
    ...(draft.games === undefined
      ? {}
      : {
          games: draft.games.map(({ won, ...game }) =>
            won == null || isKnown(game.declarer) ? game : { ...game, won },
          ),
        }),
  };
}

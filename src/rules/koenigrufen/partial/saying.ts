import type {
  Announcement,
  BeiGame,
  Figure,
  Kontra,
  PersonalKontra,
  Side,
} from '../record/hand.js';
import type { PlayerId } from '../../payment.js';
import {
  contractOf,
  declarerOf,
  positiveOf,
  sideOf,
  type Declared,
  type DraftGame,
  type KoenigrufenDraft,
  type Setting,
} from './draft.js';
import { edited, without } from './edited.js';

/** Something declared before play, and whether the contract itself declares it. */
export interface SaidFigure extends Announcement {
  readonly side: Side;
  readonly isOfContract: boolean;
}

/** The announcements: the bird of the contract first, then in their order. */
export function saidOf(setting: Setting, draft: KoenigrufenDraft): readonly SaidFigure[] {
  const contract = positiveOf(contractOf(setting, draft));
  if (contract === null) return [];
  const declarer = declarerOf(setting, draft);
  const { bird } = contract;
  const isBirds = (one: Declared) => one.figure === bird && one.player === declarer;
  const said = (draft.announcements ?? []).map((one) => ({
    ...one,
    side: sideOf(setting, draft, one.player),
    isOfContract: isBirds(one),
  }));
  if (bird === null || said.some(({ isOfContract }) => isOfContract)) {
    return said.sort((one, other) => Number(other.isOfContract) - Number(one.isOfContract));
  }
  return [{ figure: bird, player: declarer, side: 'declarer', isOfContract: true }, ...said];
}

function isSame(one: Declared, other: Declared): boolean {
  return one.figure === other.figure && one.player === other.player;
}

/** Figures that follow from the count or from the tricks are not asked for. */
function isAsked(figure: Figure): boolean {
  return figure !== 'grammeln' && figure !== 'grossgrammeln';
}

/** A player declares a figure; declared again, it is taken back. */
export function withAnnouncement(
  setting: Setting,
  draft: KoenigrufenDraft,
  declared: Declared,
): KoenigrufenDraft {
  const before = edited(setting, draft);
  const announcements = before.announcements ?? [];
  const figures = before.figures?.filter(
    ({ figure, player }) => figure !== declared.figure || player !== declared.player,
  );
  const open = before.open?.filter((one) => !isSame(one, declared)) ?? [];
  const kept = { ...before, ...(figures === undefined ? {} : { figures }) };
  if (announcements.some((one) => isSame(one, declared))) {
    return {
      ...kept,
      announcements: announcements.filter((one) => !isSame(one, declared)),
      open,
    };
  }
  return {
    ...kept,
    announcements: [...announcements, declared],
    open: isAsked(declared.figure) ? [...open, declared] : open,
  };
}

/** How far the game is doubled; said again, it is not. */
export function withKontra(
  setting: Setting,
  draft: KoenigrufenDraft,
  kontra: Kontra,
): KoenigrufenDraft {
  const before = edited(setting, draft);
  return before.kontra === kontra ? without(before, 'kontra') : { ...before, kontra };
}

/** How far a figure is doubled; said again, it is not. */
export function withFigureKontra(
  setting: Setting,
  draft: KoenigrufenDraft,
  declared: Declared,
  kontra: Kontra,
): KoenigrufenDraft {
  const before = edited(setting, draft);
  const announcements = before.announcements ?? [];
  const index = announcements.findIndex((one) => isSame(one, declared));
  const { figure, player } = declared;
  const isSaid = announcements[index]?.kontra === kontra;
  const one = isSaid ? { figure, player } : { figure, player, kontra };
  return {
    ...before,
    // The bird of the contract need not be named, but its kontra needs a place.
    announcements: index < 0 ? [one, ...announcements] : announcements.with(index, one),
  };
}

/** How far somebody doubled a negative game for themselves; said again, they did not. */
export function withPersonalKontra(
  setting: Setting,
  draft: KoenigrufenDraft,
  game: 0 | 1 | null,
  { player, kontra }: PersonalKontra,
): KoenigrufenDraft {
  const before = edited(setting, draft);
  const said = personalKontraOf(before, game);
  const isSaid = said.some((one) => one.player === player && one.kontra === kontra);
  const others = said.filter((one) => one.player !== player);
  const now = isSaid ? others : [...others, { player, kontra }];
  if (game === null) {
    const kept = without(before, 'personalKontra');
    return now.length === 0 ? kept : { ...kept, personalKontra: now };
  }
  const games = (before.games ?? []).map((one, index): DraftGame => {
    if (index !== game) return one;
    const { personalKontra: _said, ...rest } = one;
    return now.length === 0 ? rest : { ...rest, personalKontra: now };
  });
  return { ...before, games };
}

/** The doubler of a negative game: the only one, or one of the two of a bei. */
export function personalKontraOf(
  draft: KoenigrufenDraft,
  game: 0 | 1 | null,
): readonly PersonalKontra[] {
  const of: Pick<BeiGame, 'personalKontra'> | undefined =
    game === null ? draft : draft.games?.[game];
  return of?.personalKontra ?? [];
}

/** The level that a player has said, if any. */
export function levelOf(said: readonly PersonalKontra[], player: PlayerId): Kontra | null {
  return said.find((one) => one.player === player)?.kontra ?? null;
}

import { FINE_CODES, type FineCode } from '../../rules/fine-record.js';
import {
  CONTRACT_IDS,
  FIGURES,
  type ContractId,
  type Figure,
} from '../../rules/koenigrufen/record/hand.js';
import { isKeeper, type KeeperName } from '../../rules/payment.js';
import { FEATS, MELDINGER, type FeatKey, type MeldingKey } from '../../rules/tally.js';
import { FINE_ENDS, type FineEnd } from './evening-figures.js';
import { PARTS, type Part } from './parts.js';

/**
 * Names of the numbers of the statistics. A number leads to its hands by its name, which the service
 * gives beside it and takes back as text (`fine:revoke:upheld`); links of browsers hold such texts, so a
 * text keeps its meaning.
 */

/** Numbers of a contract: the games somebody declared, played as partner or as defender. */
export const CONTRACT_PARTS = [
  'declared',
  'won',
  'doubled',
  'partner',
  'partner-won',
  'defender',
  'defender-won',
] as const;
export type ContractPart = (typeof CONTRACT_PARTS)[number];

export const FIGURE_ENDS = ['made', 'lost'] as const;
type FigureEnd = (typeof FIGURE_ENDS)[number];

/** Numbers without a further word. `counting`: the hands of the evenings that count in a season. */
const PLAIN = ['evenings', 'hands', 'dealt', 'counting'] as const;

/** Fines that are hidden are counted with what else was paid. */
export const HIDDEN_FINES = 'other';
export const PAID_FOR = [...PARTS, HIDDEN_FINES] as const;
export type PaidFor = Part | typeof HIDDEN_FINES;

/** Fines that a club added to its book, in all its versions. */
interface OwnFineCount {
  readonly kind: 'own-fine';
  /** The id of the club's book. */
  readonly book: string;
  readonly code: string;
  readonly end: FineEnd | null;
}

/** Hands on the same side as a partner. */
interface PartnerName {
  readonly kind: 'partner';
  /** Member id. */
  readonly other: string;
  readonly isWon: boolean;
}

/** Hands in which two members had cards, or the evenings with such hands. */
interface TogetherName {
  readonly kind: 'together' | 'evenings-together';
  /** Member id. */
  readonly other: string;
}

/** A number that counts what two members did together. */
export type NameOfTwo = PartnerName | TogetherName;

/** A number that counts hands or evenings. */
export type CountName =
  | { readonly kind: (typeof PLAIN)[number] }
  | { readonly kind: 'feat'; readonly feat: FeatKey }
  | { readonly kind: 'melding'; readonly melding: MeldingKey }
  | { readonly kind: 'contract'; readonly contract: ContractId; readonly part: ContractPart }
  | { readonly kind: 'figure'; readonly figure: Figure; readonly end: FigureEnd }
  | { readonly kind: 'cup'; readonly cup: KeeperName }
  | { readonly kind: 'fine'; readonly code: FineCode; readonly end: FineEnd | null }
  | OwnFineCount
  | NameOfTwo;

/** All that the share of a number is a part of. */
export interface WholeName {
  readonly kind: 'of';
  readonly share: CountName;
}

/** Points between somebody and another one; `between-together` of the evenings that both played. */
export interface PointsName {
  readonly kind: 'between' | 'between-together';
  /** A member id, the club or a cup. */
  readonly other: string;
  /** Null for all that was paid. */
  readonly part: PaidFor | null;
}

export type FigureName = CountName | WholeName | PointsName;

const OF = 'of:';

/** The name of all that the share of a number is a part of. */
export const wholeOf = (figure: string): string => OF + figure;

/** A name as text. */
export function writeFigure(name: FigureName): string {
  switch (name.kind) {
    case 'feat':
      return `feat:${name.feat}`;
    case 'melding':
      return `melding:${name.melding}`;
    case 'contract':
      return `contract:${name.contract}:${name.part}`;
    case 'figure':
      return `figure:${name.figure}:${name.end}`;
    case 'cup':
      return `cup:${name.cup}`;
    case 'fine':
      return joined('fine', name.code, name.end);
    case 'own-fine':
      return joined('own-fine', `${name.book}/${name.code}`, name.end);
    case 'partner':
      return joined('partner', name.other, name.isWon ? 'won' : null);
    case 'together':
    case 'evenings-together':
      return `${name.kind}:${name.other}`;
    case 'of':
      return wholeOf(writeFigure(name.share));
    case 'between':
    case 'between-together':
      return joined(name.kind, name.other, name.part);
    default:
      return name.kind;
  }
}

const joined = (kind: string, name: string, more: string | null) =>
  more === null ? `${kind}:${name}` : `${kind}:${name}:${more}`;

/** The name that a text is; null for a text that is none. Whether an id is somebody's is not looked at. */
export function readFigure(text: string): FigureName | null {
  if (text.startsWith(OF)) {
    const share = readFigure(text.slice(OF.length));
    return share === null || share.kind === 'of' || isOfPoints(share)
      ? null
      : { kind: 'of', share };
  }
  const [kind = '', name, more = null, ...rest] = text.split(':');
  if (rest.length > 0) return null;
  if (name === undefined) {
    const plain = oneOf(PLAIN, kind);
    return plain === null ? null : { kind: plain };
  }
  return more === null ? readShort(kind, name) : readLong(kind, name, more);
}

/** Whether a number is of points that moved, and not a count. */
export function isOfPoints(name: FigureName): name is PointsName {
  return name.kind === 'between' || name.kind === 'between-together';
}

/** A name of two words. */
function readShort(kind: string, name: string): FigureName | null {
  switch (kind) {
    case 'feat': {
      const feat = oneOf(FEATS, name);
      return feat && { kind, feat };
    }
    case 'melding': {
      const melding = oneOf(MELDINGER, name);
      return melding && { kind, melding };
    }
    case 'cup':
      return isKeeper(name) ? { kind, cup: name } : null;
    case 'fine': {
      const code = oneOf(FINE_CODES, name);
      return code && { kind, code, end: null };
    }
    case 'own-fine':
      return readOwnFine(name, null);
    case 'partner':
      return { kind, other: name, isWon: false };
    case 'together':
    case 'evenings-together':
      return { kind, other: name };
    case 'between':
    case 'between-together':
      return { kind, other: name, part: null };
    default:
      return null;
  }
}

/** A name of three words. */
function readLong(kind: string, name: string, more: string): FigureName | null {
  switch (kind) {
    case 'contract': {
      const [contract, part] = [oneOf(CONTRACT_IDS, name), oneOf(CONTRACT_PARTS, more)];
      return contract && part && { kind, contract, part };
    }
    case 'figure': {
      const [figure, end] = [oneOf(FIGURES, name), oneOf(FIGURE_ENDS, more)];
      return figure && end && { kind, figure, end };
    }
    case 'fine': {
      const [code, end] = [oneOf(FINE_CODES, name), oneOf(FINE_ENDS, more)];
      return code && end && { kind, code, end };
    }
    case 'own-fine': {
      const end = oneOf(FINE_ENDS, more);
      return end && readOwnFine(name, end);
    }
    case 'partner':
      return more === 'won' ? { kind, other: name, isWon: true } : null;
    case 'between':
    case 'between-together': {
      const part = oneOf(PAID_FOR, more);
      return part && { kind, other: name, part };
    }
    default:
      return null;
  }
}

function readOwnFine(name: string, end: FineEnd | null): OwnFineCount | null {
  const [book, code, ...rest] = name.split('/');
  if (!book || !code || rest.length > 0) return null;
  return { kind: 'own-fine', book, code, end };
}

function oneOf<T extends string>(texts: readonly T[], text: string): T | null {
  return texts.find((one) => one === text) ?? null;
}

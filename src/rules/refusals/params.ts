import type { CardId } from '../cards.js';
import type { ContractId, Figure } from '../koenigrufen/record/hand.js';

/**
 * The parameters of refusals: the names in a sentence about one, so that it can be said in any language
 * and by any program. Each has a kind, which gives its type, and a sentence for the API reference.
 */

/** A refusal within another one, e.g. the fault of a later hand. */
export interface InnerRefusal {
  readonly reason: string;
  readonly params: Params;
}

/** How the value of each kind is written in JSON. */
export interface ParamValues {
  /** The id of a member. */
  readonly player: string;
  readonly points: number;
  readonly count: number;
  readonly card: CardId;
  readonly contract: ContractId;
  readonly figure: Figure;
  /** The id of a rule book. */
  readonly book: string;
  /** An ISO 4217 code. */
  readonly currency: string;
  readonly text: string;
  readonly refusal: InnerRefusal;
}

interface PlainParam<K extends keyof ParamValues = keyof ParamValues> {
  readonly kind: K;
  readonly says: string;
}

/** One of a closed list of words. */
interface ChoiceParam<W extends string = string> {
  readonly kind: 'one-of';
  readonly of: readonly W[];
  readonly says: string;
}

type SingleParam = PlainParam | ChoiceParam;

interface ListParam<P extends SingleParam = SingleParam> {
  readonly kind: 'list';
  readonly of: P;
  readonly says: string;
}

/** A parameter as a list of reasons describes it. */
export type Param = SingleParam | ListParam;

type ValueOf<P> =
  P extends ListParam<infer One>
    ? readonly ValueOf<One>[]
    : P extends ChoiceParam<infer Word>
      ? Word
      : P extends PlainParam<infer Kind>
        ? ParamValues[Kind]
        : never;

/** The values of some parameters, whichever they are. */
export type Params = Readonly<Record<string, ValueOf<Param>>>;

/** A reason in a closed list: its code, and the parameters it names. */
export interface ReasonEntry<Code extends string = string> {
  readonly code: Code;
  readonly params?: Readonly<Record<string, Param>>;
}

/** A closed list of reasons. */
export type ReasonList<Code extends string = string> = Readonly<Record<string, ReasonEntry<Code>>>;

/** The parameters that a reason needs. */
export type ParamsOf<Entry> = Entry extends { readonly params: infer Described }
  ? { readonly [Name in keyof Described]: ValueOf<Described[Name]> }
  : Readonly<Record<string, never>>;

function plain<const Kind extends keyof ParamValues>(kind: Kind) {
  return (says: string): PlainParam<Kind> => ({ kind, says });
}

export const player = plain('player');
export const points = plain('points');
export const count = plain('count');
export const card = plain('card');
export const contract = plain('contract');
export const figure = plain('figure');
export const book = plain('book');
export const currency = plain('currency');
export const text = plain('text');
export const refusalOf = plain('refusal');

/** One of a closed list of words, e.g. the kinds of melding. */
export function oneOf<const Word extends string>(
  of: readonly Word[],
  says: string,
): ChoiceParam<Word> {
  return { kind: 'one-of', of, says };
}

/** Any number of the same, e.g. `listOf(count(''), 'The possible amounts.')`. */
export function listOf<One extends SingleParam>(of: One, says: string): ListParam<One> {
  return { kind: 'list', of, says };
}

/**
 * Why the rules refuse something.
 * - `impossible-hand`: no deal of the 78 cards and no legal play could have produced it.
 * - `rule-refused`: the rule book, or the house rules of this session, do not know it.
 * - `seats-refused`: the table cannot be laid so.
 * - `house-rule-unknown`: a house rule that the book does not have, or a value that it cannot take.
 * - `amount-too-large`: a pot or a standing would grow out of all bounds.
 */
export type RefusalCode =
  'impossible-hand' | 'rule-refused' | 'seats-refused' | 'house-rule-unknown' | 'amount-too-large';

/** What the rules throw: a code, a sentence that a card player understands, and where it is. */
export class Refusal extends Error {
  /**
   * @param code the kind of refusal
   * @param message the reason in words
   * @param field the place in the record, e.g. `meldinger[1].count`
   * @param card the card concerned, e.g. `king-hearts`
   */
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly field?: string,
    readonly card?: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** A refusal of what no deal and no legal play could have produced. */
export function impossible(words: string, field?: string, card?: string): Refusal {
  return new Refusal('impossible-hand', words, field, card);
}

import { Id, OneOf, Text, WholeNumber, YesNo } from '../../platform/validation/fields.js';
import type { PlayerId } from '../../rules/payment.js';
import { FINE_CODES, FINE_STAGES, type FineCode, type FineStage } from '../../rules/fine-record.js';

/** A fine as the secretary takes it down. */
export class FineDto {
  @Id({ description: 'The player who is fined.' })
  readonly player!: PlayerId;
  @OneOf(FINE_CODES, { description: 'The reason; `fines` of the rule book gives its price.' })
  readonly code!: FineCode;
  @OneOf(FINE_STAGES, {
    description:
      'When it was found and paid: `deal`, after the `meldinger`, in `play` before the last trick, or ' +
      '`after` the count.',
  })
  readonly stage!: FineStage;
  @YesNo({ optional: true, description: 'Its maker owned up, before being caught.' })
  readonly selfReported?: boolean;
  @Id({ optional: true, description: 'The player who reported it.' })
  readonly reportedBy?: PlayerId | null;
  @Text(0, 500, { optional: true, description: 'The secretary’s note.' })
  readonly note?: string;
  @WholeNumber(0, 100_000, {
    optional: true,
    description:
      'Points to each pot, where the book leaves a choice: its first when left out; always named for ' +
      '`other`. In Königrufen, where only ' +
      '`other` is known, points to each of the others or to the kitty.',
  })
  readonly amount?: number;
  @WholeNumber(0, 99, {
    optional: true,
    description:
      'The melding it is about: index in `meldinger`, which also has one that was late or forgotten. ' +
      'Only this one is withheld or paid back, and in vlk-1970 only its cards are barred.',
  })
  readonly melding?: number;
  @YesNo({
    optional: true,
    description:
      'Of `melding-omitted`: nobody knows which melding was missing. In vlk-1970 every ultimo card is ' +
      'then barred.',
  })
  readonly unknown?: boolean;
  @WholeNumber(0, 99, {
    optional: true,
    description: 'The king or pagat that a revoke took: index in `events`.',
  })
  readonly took?: number;
  @Text(1, 40, {
    optional: true,
    description:
      "Of `other`: the club's own fine that it is, by its code in `ownFines` of the rules.",
  })
  readonly own?: string | null;
  @OneOf(['players', 'kitty'], {
    optional: true,
    usually: 'players',
    description: "Königrufen: the recipients, every other player at the table or the club's kitty.",
  })
  readonly to?: 'players' | 'kitty' | null;
}

/** A fine between two hands. */
export class FineBetweenHandsDto extends FineDto {
  @WholeNumber(1, 1_000_000, { optional: true, description: 'The hand it is about, if any.' })
  readonly hand?: number | null;
  @YesNo({
    optional: true,
    description:
      'The table agreed on the fine alone. Needed for a fine that by the book ends the hand or passes ' +
      'the deal: it is recorded in its hand otherwise.',
  })
  readonly asAgreed?: boolean | null;
}

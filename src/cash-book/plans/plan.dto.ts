import { WAYS, type Way } from '../../money/settling-up/plan.js';
import { DayOf, Id, Ids, OneOf, Text } from '../../platform/validation/fields.js';
import { OnVoucherDto } from '../money-fields.js';

/** At most so many members can be chosen by name; all can be, however many they are. */
const MOST_CHOSEN = 1000;

/** The members whose balances are settled, and the way. */
export class PlanPreviewDto {
  @OneOf(WAYS, {
    description:
      '`purse`: debtors pay the purse, and the purse pays those who are owed. `members`: members pay each other.',
  })
  readonly way!: Way;
  @Id({
    optional: true,
    description:
      'The purse. Among members it takes part only where their balances do not come out even.',
  })
  readonly purse?: string | null;
  @Ids(1, MOST_CHOSEN, {
    optional: true,
    description: 'The members whose balances are settled; all of them when left out.',
  })
  readonly members?: readonly string[] | null;
  @Id({
    optional: true,
    description:
      'The one evening of which the open items are settled; whole balances when left out.',
  })
  readonly evening?: string | null;
  @DayOf('Their balances are settled as they were at the end of this day.')
  readonly on!: string;
}

/** A plan as it was previewed, to be agreed. */
export class PlanDto extends PlanPreviewDto {
  @Text(64, 64, {
    description: 'The `digest` of the preview, so that the plan agreed is the one that was seen.',
  })
  readonly digest!: string;
}

/** That the money of a transfer has come where it was to go. */
export class TransferDoneDto extends OnVoucherDto {}

/** Why a transfer will not be made. */
export class TransferDropDto {
  @Text(1, 500, { description: 'Why; it stays in the log.' })
  readonly why!: string;
}

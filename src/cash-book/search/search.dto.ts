import { Text } from '../../platform/validation/fields.js';

/** The text to search for. */
export class SearchQuery {
  @Text(1, 300, {
    description:
      'A reference, an amount, the number of a voucher, a name, or a whole line of the bank’s statement.',
    example: 'CHD3WA 117,05',
  })
  readonly q!: string;
}

import { Text } from '../../platform/validation/fields.js';

/** The name of a file that is attached. */
export class ReceiptQuery {
  @Text(1, 100, {
    optional: true,
    description: 'The name of the file. It stays in the log.',
    example: 'Faktura 1017.pdf',
  })
  readonly name?: string;
}

/** Why a receipt is removed. */
export class RemoveReceiptDto {
  @Text(1, 500, {
    optional: true,
    description:
      'Why; it stays in the log. It may be left out once the receipt was kept as long as the club keeps them.',
  })
  readonly why?: string | null;
}

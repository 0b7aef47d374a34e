import type { WrittenReceipt } from '../../../src/cash-book/receipts/receipt.view.js';
import { readAnswer, type Answer } from '../api/api.js';
import { bearer, ownerAt } from '../access/access.js';

interface Attached {
  readonly file: Uint8Array;
  readonly type?: string;
  readonly name?: string;
  readonly key?: string;
  readonly as?: string;
}

/** Sends a file to a voucher. */
export async function attach(
  base: string,
  { club, voucher }: { readonly club: string; readonly voucher: number },
  { file, type = 'application/octet-stream', name, key = crypto.randomUUID(), as }: Attached,
): Promise<Answer<WrittenReceipt>> {
  const query = name === undefined ? '' : `?name=${encodeURIComponent(name)}`;
  const path = `/v1/clubs/${club}/vouchers/${voucher}/receipts${query}`;
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { ...bearer(as ?? ownerAt(base)), 'content-type': type, 'idempotency-key': key },
    body: new Uint8Array(file),
  });
  return readAnswer<WrittenReceipt>(answer);
}

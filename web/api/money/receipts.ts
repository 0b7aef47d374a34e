import { api, take } from '../client.js';

const path = (clubId: string, seq: number) => ({ clubId, seq });

/** A file that is to be attached to a voucher. */
export interface ReceiptToSend {
  readonly file: Blob;
  /** The name of a file that was chosen; null for a photo. */
  readonly name: string | null;
}

export function attachReceipt(
  club: string,
  voucher: number,
  { file, name }: ReceiptToSend,
  key: string,
) {
  return take(
    api.POST('/v1/clubs/{clubId}/vouchers/{seq}/receipts', {
      params: {
        path: path(club, voucher),
        query: name === null ? {} : { name },
        header: { 'Idempotency-Key': key },
      },
      // The body is the file itself; its type is found by its bytes.
      body: '',
      bodySerializer: () => file,
      headers: { 'Content-Type': 'application/octet-stream' },
    }),
  );
}

export function removeReceipt(
  club: string,
  place: { readonly voucher: number; readonly receipt: number },
  why: string,
  key: string,
) {
  const { voucher, receipt } = place;
  return take(
    api.POST('/v1/clubs/{clubId}/vouchers/{seq}/receipts/{receipt}/remove', {
      params: { path: { ...path(club, voucher), receipt }, header: { 'Idempotency-Key': key } },
      body: { why },
    }),
  );
}

/** The address of a receipt's file. */
export function addressOfReceipt(club: string, voucher: number, receipt: number): string {
  return `/v1/clubs/${club}/vouchers/${voucher}/receipts/${receipt}`;
}

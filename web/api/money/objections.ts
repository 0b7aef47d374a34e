import { queryOptions } from '@tanstack/react-query';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

export type Objection = Bodies['ObjectionView'];

/** The objections to vouchers that the reader sees, the newest first. */
export const objectionsQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['objections', clubId],
    queryFn: async () => {
      const params = { path: { clubId } };
      return (await take(api.GET('/v1/clubs/{clubId}/objections', { params }))).objections;
    },
  });

const keyed = <Path>(path: Path, key: string) => ({
  params: { path, header: { 'Idempotency-Key': key } },
});

export function raiseObjection(clubId: string, voucher: number, text: string, key: string) {
  const path = '/v1/clubs/{clubId}/vouchers/{seq}/objections';
  const of = { clubId, seq: voucher };
  return take(api.POST(path, { ...keyed(of, key), body: { text } }));
}

export function withdrawObjection(clubId: string, objection: number, key: string) {
  const path = '/v1/clubs/{clubId}/objections/{objection}/withdraw';
  return take(api.POST(path, keyed({ clubId, objection }, key)));
}

export function answerObjection(
  clubId: string,
  objection: number,
  body: Bodies['ObjectionAnswerDto'],
  key: string,
) {
  const path = '/v1/clubs/{clubId}/objections/{objection}/answer';
  return take(api.POST(path, { ...keyed({ clubId, objection }, key), body }));
}

import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';
import { versioned, type Version } from './years.js';

export type Examination = Bodies['ExaminationView'];
export type Remark = Bodies['RemarkView'];
export type Said = Bodies['SaidView'];

export function examineYear(
  clubId: string,
  year: Version,
  body: Bodies['ExaminationDto'],
  key: string,
) {
  const path = '/v1/clubs/{clubId}/years/{firstDay}/examinations';
  return take(api.POST(path, { ...versioned(clubId, year, key), body }));
}

/** An examination, by the year and its event. */
interface OfExamination {
  readonly firstDay: string;
  readonly examination: number;
}

export function withdrawExamination(clubId: string, of: OfExamination, why: string, key: string) {
  const params = { path: { clubId, ...of }, header: { 'Idempotency-Key': key } };
  const path = '/v1/clubs/{clubId}/years/{firstDay}/examinations/{examination}/withdraw';
  return take(api.POST(path, { params, body: { why } }));
}

/** Puts a remark about a year, or about a voucher of it. */
export function putRemark(
  clubId: string,
  firstDay: string,
  body: Bodies['RemarkDto'],
  key: string,
) {
  const params = { path: { clubId, firstDay }, header: { 'Idempotency-Key': key } };
  return take(api.POST('/v1/clubs/{clubId}/years/{firstDay}/remarks', { params, body }));
}

/** A remark, by the year and its number in it. */
interface OfRemark {
  readonly firstDay: string;
  readonly remark: number;
}

const ofRemark = (clubId: string, of: OfRemark, key: string) => {
  return { params: { path: { clubId, ...of }, header: { 'Idempotency-Key': key } } };
};

export function answerRemark(clubId: string, of: OfRemark, answer: string, key: string) {
  return take(api.POST(`${REMARK}/answer`, { ...ofRemark(clubId, of, key), body: { answer } }));
}

export function keepRemarkOpen(clubId: string, of: OfRemark, why: string, key: string) {
  return take(api.POST(`${REMARK}/keep-open`, { ...ofRemark(clubId, of, key), body: { why } }));
}

export function settleRemark(clubId: string, of: OfRemark, key: string) {
  return take(api.POST(`${REMARK}/settle`, ofRemark(clubId, of, key)));
}

const REMARK = '/v1/clubs/{clubId}/years/{firstDay}/remarks/{remark}';

/** A place in a record, as refusals name it: `count[1].points` is in entry 1 of the part `count`. */
export interface RecordPath {
  /** The part of the record; empty where the refusal names none. */
  readonly part: string;
  /** The entry of a part that is a list, from 0; null for the part as a whole. */
  readonly index: number | null;
}

const PATH = /^(\w+)(?:\[(\d+)\])?/;

/** Reads the field of a refusal. */
export function readPath(field = ''): RecordPath {
  const [, part = '', index] = PATH.exec(field) ?? [];
  return { part, index: index === undefined ? null : Number(index) };
}

/**
 * What is here already, as a promise for `use`: read in the drawing that asks. Only for one that was
 * not marked does React put the drawing off, until it has marked it itself.
 */
export function readAtOnce<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

import { setTimeout as sleep } from 'node:timers/promises';

/** A little less than the time limit of a test, so that the error names the missing event. */
const LONGEST_MS = 170_000;

/** Waits until something is so, however slow the machine is. Throws with its name when it never is. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error(`it never was so: ${what}`);
}

import { setTimeout as sleep } from 'node:timers/promises';

/** A little less than the time that a test has: what never comes is named by who waited for it. */
const LONGEST_MS = 170_000;

/** Waits until something is so, however slow the machine is. Throws with its name when it never is. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await sleep(50)) {
    if (await isSo()) return;
  }
  throw new Error(`it never was so: ${what}`);
}

import { readdirSync } from 'node:fs';

/**
 * Every quick test of the rules as one suite. A mutant is then met by one start of jest and one
 * load of the rules instead of some forty.
 */
const TESTS = new URL('../', import.meta.url);
const QUICK = [
  /^golden\/.*\.test\.ts$/,
  /^unit\/(difference|koenigrufen-settle)\.test\.ts$/,
  /^property\/(course|koenigrufen|tarok|tarok-deals)\.test\.ts$/,
];

const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).sort();
for (const kind of QUICK) {
  for (const file of files.filter((name) => kind.test(name))) {
    await import(new URL(file, TESTS).href);
  }
}

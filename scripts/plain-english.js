// `npm run english`: comments and names of tests in plain present-day English (CONTRIBUTING.md).
// Each sentence has a noun as its subject; the words below are the ones that readers stumbled over.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const WORDS =
  /\b(told|whoever|whomever|anew|comes? to|stands?|(?:is|are|be|was|were) otherwise)\b/i;
const NO_SUBJECT =
  /(?:^|\. )(?:(?:of|by|to|for|in|with|from|at) )?(?:what|who|whom|whose)\b[^.?!]*(?:[.!:;]|$)/i;

const COMMENT = /(?<=^|[\s{(;,])(?:\/\*[^]*?\*\/|\/\/ .*(?:\n\s*\/\/ .*)*)/gm;
const TEST_NAME =
  /\b(?:test|it|describe|inBrowser)(?:\.each(?:<[^>]*>)?\([^]*?\))?\(\s*(['"`])(.*?)\1/g;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.cjs', '*.prisma'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name !== '' && !name.includes('/words/'));

function* sentences(name, text) {
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    yield [
      index,
      comment
        .replaceAll(/^\s*(?:\/\*+|\*\/|\*|\/{2,3})|\*\/$/gm, ' ')
        // Stored values and names of code are as they are.
        .replaceAll(/`[^`]*`/g, 'x')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ];
  }
  if (!name.startsWith('test/')) return;
  for (const found of text.matchAll(TEST_NAME)) yield [found.index, found[2]];
}

for (const name of files) {
  const text = readFileSync(name, 'utf8');
  for (const [index, sentence] of sentences(name, text)) {
    const mark = WORDS.exec(sentence)?.[0] ?? NO_SUBJECT.exec(sentence)?.[0];
    if (mark === undefined) continue;
    const line = text.slice(0, index).split('\n').length;
    console.error(`${name}:${line}: “${mark.trim().slice(0, 60)}”`);
    process.exitCode = 1;
  }
}

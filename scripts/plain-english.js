// `npm run english`: comments, names of tests, documents, the reference and the English words in plain
// present-day English (CONTRIBUTING.md). Each sentence has a noun as its subject; the words below are
// the ones that readers stumbled over.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const DIALECT =
  /\b(whoever|whomever|anew|comes? to|(?:is|are|be|was|were|comes?|came|written|made) otherwise)\b/i;
/** A number or a span without its noun. */
const NO_NOUN = /^So (?:many|much|long|often|far)\b/;
/** Plain in a word for users, not in a comment. */
const TELLING = /\b([Tt]ells?|[Tt]old|stands?(?! for))\b/;
const NO_SUBJECT =
  /(?:^|[.:] )(?:(?:of|by|to|for|in|with|from|at) )?(?:what|who|whom|whose)\b[^.?!]*(?:[.!:;]|$)/i;

const COMMENT = /(?<=^|[\s{(;,])(?:\/\*[^]*?\*\/|\/\/ .*(?:\n\s*\/\/ .*)*)/gm;
const TEST_NAME =
  /\b(?:test|it|describe|inBrowser)(?:\.each(?:<[^>]*>)?\([^]*?\))?\(\s*(['"`])(.*?)\1/g;
const STRING = /(['`])((?:(?!\1).)* (?:(?!\1).)*)\1/g;
/** Paragraphs, items, headings and rows of tables; blocks of code are none. */
const PARAGRAPH = /```[^]*?```|[^\n]+(?:\n(?![-#|`\n]|\d+\. )[^\n]+)*/g;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((name) => /\.(?:tsx?|c?js|prisma|css|md)$|^docs\/openapi\.json$/.test(name))
  .filter((name) => !name.includes('/words/') || name.includes('/words/en/'))
  .filter((name) => !/^docs\/(?:decisions\/|problems\.md)/.test(name));
const isCode = (name) => /\.(?:tsx?|c?js|prisma|css)$/.test(name);

const strings = (_, text) => [...text.matchAll(STRING)].map((found) => [found.index, found[2]]);

/** Stored values and names of code are as they are. */
const plain = (text) =>
  text
    .replaceAll(/`[^`]*`/g, 'x')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Sentences of a file, each with its place in the file. */
function* sentences(name, text) {
  if (name.endsWith('.md')) {
    for (const { 0: found, index } of text.matchAll(PARAGRAPH)) {
      if (found.startsWith('```')) continue;
      // A heading and a cell are a title or a part of a sentence.
      const text = found.replaceAll(/^#+ |\|/g, '… ').replace(/^[\s*_>-]+|^\d+\. /, '');
      yield [index, plain(text)];
    }
  }
  if (name === 'docs/openapi.json') {
    const { components, paths } = JSON.parse(text);
    for (const found of descriptions({ components, paths })) {
      // 'Who may: …' is a label of each operation.
      yield [text.indexOf(JSON.stringify(found)), plain(found).replace(/\bWho may: [^.]*\./, '')];
    }
  }
  if (!isCode(name)) return;
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    yield [index, plain(comment.replaceAll(/^\s*(?:\/\*+|\*\/|\*|\/{2,3})|\*\/$/gm, ' '))];
  }
  const names = name.startsWith('test/') ? text.matchAll(TEST_NAME) : [];
  for (const found of names) yield [found.index, found[2]];
}

function* descriptions(value) {
  for (const [key, child] of Object.entries(value ?? {})) {
    if (key === 'description' && typeof child === 'string') yield child;
    else if (typeof child === 'object' && !key.startsWith('example')) yield* descriptions(child);
  }
}

for (const name of files) {
  const text = readFileSync(name, 'utf8');
  const isWords = name.includes('/words/');
  for (const [index, sentence] of isWords ? strings(name, text) : sentences(name, text)) {
    const mark = isWords
      ? DIALECT.exec(sentence)?.[0]
      : [DIALECT, TELLING, NO_SUBJECT, NO_NOUN]
          .map((mark) => mark.exec(sentence))
          .find(Boolean)?.[0];
    if (mark === undefined) continue;
    const line = text.slice(0, index).split('\n').length;
    console.error(`${name}:${line}: “${mark.trim().slice(0, 60)}”`);
    process.exitCode = 1;
  }
}

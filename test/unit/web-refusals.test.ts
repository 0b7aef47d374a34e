import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { PROBLEMS } from '../../src/platform/problem.js';
import problems from '../../web/words/da/problems.js';
import refusals from '../../web/words/da/refusals.js';
import { translate } from '../../web/parts/use-refusal-words.js';

/**
 * What the rules and the service refuse, in Danish. The sentences are read out of the source, so that a
 * new one without words is found where it is written.
 */

const { sentences } = refusals;
const codes = Object.keys(PROBLEMS);
const withWords = new Set(Object.keys(problems.codes));
/** What is told in the sentence that came, because the code alone says too little. */
const told = new Set(codes.filter((code) => !withWords.has(code)));

/** Texts that are no refusal: the readings of a book tell what they mean, and books name their places. */
const NO_REFUSALS = /\/readings\.ts$|\/books\//;

function sourcesIn(folder: string): ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated'))
    .map((file) => `${folder}/${file}`)
    .map((path) =>
      ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
    );
}

function nodesIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void found.push(...nodesIn(child)));
  return found;
}

/** What an expression can say, `{0}`, `{1}` … for what is put into it. */
function textsOf(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`);
    return [node.head.text + spans.join('')];
  }
  if (ts.isConditionalExpression(node)) {
    return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  }
  if (ts.isCallExpression(node)) return textsOfCall(node);
  return ts.isIdentifier(node) ? textsOfName(node) : [];
}

/** What a function of the same file answers; of `text.replace(…)` what it is done to. */
function textsOfCall({ expression }: ts.CallExpression): string[] {
  if (ts.isPropertyAccessExpression(expression)) return textsOf(expression.expression);
  return nodesIn(expression.getSourceFile())
    .filter(ts.isFunctionDeclaration)
    .filter(({ name }) => name?.text === expression.getText())
    .flatMap(nodesIn)
    .filter(ts.isReturnStatement)
    .flatMap((answer) => textsOf(answer.expression));
}

/** What a name stands for: a constant of its function, or what the function is called with. */
function textsOfName(name: ts.Identifier): string[] {
  const within = ts.findAncestor(name, ts.isFunctionDeclaration);
  if (within === undefined) return [];
  const constants = nodesIn(within)
    .filter(ts.isVariableDeclaration)
    .filter((one) => one.name.getText() === name.text);
  if (constants.length > 0) return constants.flatMap(({ initializer }) => textsOf(initializer));
  const place = within.parameters.findIndex((one) => one.name.getText() === name.text);
  if (place < 0) return [];
  return nodesIn(name.getSourceFile())
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === within.name?.text)
    .flatMap((call) => textsOf(call.arguments[place]));
}

/** Every sentence in the rules but those of faults of our own. */
function sentencesOfRules(): string[] {
  return sourcesIn('src/rules')
    .filter(({ fileName }) => !NO_REFUSALS.test(fileName))
    .flatMap(nodesIn)
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    .filter(
      ({ parent }) => !(ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())),
    )
    .flatMap(textsOf)
    .filter((text) => / .*\.$/s.test(text));
}

/** Every sentence that the service refuses with under a code that is told in its sentence. */
function sentencesOfService(): string[] {
  return sourcesIn('src')
    .flatMap(nodesIn)
    .filter(ts.isNewExpression)
    .filter(({ expression }) => ['Problem', 'Refusal'].includes(expression.getText()))
    .flatMap(({ arguments: [code, sentence] = [] }) =>
      code !== undefined && textsOf(code).some((one) => told.has(one)) ? textsOf(sentence) : [],
    );
}

/** Whether there are words for what a sentence can say. */
function isKnown(sentence: string): boolean {
  const escaped = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const likeness = new RegExp(`^${escaped.replace(/\{\d\}/g, '.+')}$`);
  return sentences.some(([english]) => likeness.test(english));
}

test.each([
  ['the rules', sentencesOfRules(), 150],
  ['the service', sentencesOfService(), 20],
])('every sentence that %s refuse with has Danish words', (_, said, least) => {
  expect(new Set(said).size).toBeGreaterThan(least);
  expect([...new Set(said)].filter((sentence) => !isKnown(sentence))).toEqual([]);
});

test('a problem has Danish words by its code, unless its sentence says more', () => {
  expect([...told].sort()).toEqual([
    'amount-too-large',
    'correction-refused',
    'decision-refused',
    'dispute-raised-before',
    'house-rule-unknown',
    'impossible-hand',
    'not-allowed',
    'rule-refused',
    'seats-refused',
  ]);
  expect([...withWords].filter((code) => !codes.includes(code))).toEqual([]);
});

test('no sentence stands there twice, and its Danish names the same things', () => {
  const english = sentences.map(([one]) => one);
  expect(english.filter((one, index) => english.indexOf(one) !== index)).toEqual([]);
  const placesIn = (text: string) => new Set(text.match(/\{\d\}/g));
  for (const [one, danish] of sentences) {
    expect({
      one,
      places: [...placesIn(danish)].every((place) => placesIn(one).has(place)),
    }).toEqual({ one, places: true });
  }
});

test.each([
  [
    'Hand 3: A king is lost once; the king of hearts falls twice.',
    'Hånd 3: En konge falder kun én gang; hjerter konge falder to gange.',
  ],
  [
    'As member of the club you may not do this; ask its owner, secretary or auditor.',
    'Som medlem i klubben har du ikke lov til det; spørg klubbens formand, sekretær eller revisor.',
  ],
  [
    'Nobody decides alone what he has part in: Anna raised the dispute, Bent recorded the hand. Let another member decide too.',
    'Ingen afgør alene det, han selv er part i: Anna gjorde indsigelse, Bent noterede hånden. Lad et andet medlem være med til at afgøre det.',
  ],
  ['Hand 7 is void already.', 'Hånd 7 er allerede annulleret.'],
])('%s', (english, danish) => {
  expect(translate(sentences, english)).toBe(danish);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, problemBody, type Because } from '../problem/problem.js';
import { packageRoot } from '../../package-root.js';
import { PROBLEMS, type ProblemCode } from '../../../problems/kinds.js';
import { REASONS } from '../../../problems/reasons.js';
import type { Param } from '../../../rules/refusals/params.js';

/** The examples of the API reference by their names. */
type Values = Readonly<Record<string, unknown>>;

/** The recordings of docs/examples.json: `npm run examples` plays an evening and writes them. */
export interface RecordedExamples {
  /** The parts of addresses, as text. */
  readonly places: Readonly<Record<string, string>>;
  /** By operation: bodies that were taken, and answers to them. */
  readonly operations: Readonly<
    Record<string, { readonly requests?: Values; readonly answers: Values }>
  >;
  /** A refusal of each code that was met. */
  readonly problems: Values;
}

interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

/** The recordings in the package. */
export function readExamples(): RecordedExamples {
  const text = readFileSync(join(packageRoot(), 'docs', 'examples.json'), 'utf8');
  return JSON.parse(text) as RecordedExamples;
}

/** The parts of an operation that have examples. */
interface Shown {
  readonly operationId?: string | undefined;
  readonly parameters?: readonly object[] | undefined;
  readonly requestBody?: object | undefined;
  readonly responses: Readonly<Record<string, object | undefined>>;
}

interface Content {
  readonly content?: Record<string, { examples?: unknown }>;
}

/** Adds its examples to an operation: of its address, of the body that it takes, and of its answer. */
export function addExamples(operation: Shown, { places, operations }: RecordedExamples): void {
  for (const parameter of operation.parameters ?? []) addPlace(parameter, places);
  const { requests, answers } = operations[operation.operationId ?? ''] ?? {};
  setExamples(operation.requestBody, requests);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (status < '300') setExamples(response, answers);
  }
}

function addPlace(parameter: object, places: RecordedExamples['places']): void {
  const { name, in: place, schema } = parameter as PathParameter;
  const text = places[name];
  if (place !== 'path' || text === undefined) return;
  schema.example = schema.type === 'integer' ? Number(text) : text;
}

interface PathParameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type?: string; example?: unknown };
}

function setExamples(described: Content | undefined, values: Values = {}): void {
  const examples = Object.entries(values).map(([name, value]) => [name, { value }]);
  for (const media of Object.values(described?.content ?? {})) {
    media.examples = Object.fromEntries(examples);
  }
}

/** An example of each code. A code that no evening meets is shown by a reason that names nothing. */
export function problemExamples(
  codes: Iterable<ProblemCode>,
  { problems }: RecordedExamples,
): Record<string, Example> {
  return Object.fromEntries(
    [...codes].map((code) => [
      code,
      { summary: PROBLEMS[code].title, value: problems[code] ?? plainProblem(code) },
    ]),
  );
}

/** An example of a problem that the recorded evening does not meet; a figure in it is the largest one. */
function plainProblem(code: ProblemCode): unknown {
  for (const [reason, entry] of Object.entries(REASONS)) {
    const params = Object.entries<Param>('params' in entry ? entry.params : {});
    if (entry.code !== code || params.some(([, { kind }]) => kind !== 'points')) continue;
    const values = Object.fromEntries(params.map(([name]) => [name, Number.MAX_SAFE_INTEGER]));
    return problemBody(new Problem(...([reason, values] as unknown as Because)));
  }
  return { code };
}

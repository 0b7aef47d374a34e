import { fixed } from './fixed.js';

/**
 * Records what the evening of the API reference sends and is answered, for docs/examples.json. A list of
 * an answer is cut after its fourth item and a text after its first line; bodies that are sent are whole.
 */

const ITEMS = 4;

/** The name of an example that has none of its own. */
const PLAIN = 'example';

type Named = Record<string, unknown>;

export interface Recorded {
  /** The parts of addresses, by their names. */
  readonly places: Readonly<Record<string, string>>;
  readonly operations: Readonly<
    Record<string, { readonly requests?: Named; readonly answers: Named }>
  >;
  /** A refusal of each code. */
  readonly problems: Named;
}

export class Recorder {
  readonly #places: Record<string, string> = {};
  readonly #requests = new Map<string, Named>();
  readonly #answers = new Map<string, Named>();
  readonly #problems: Named = {};

  /** A part of an address; the first one of a name is kept. */
  place(name: string, value: string): void {
    this.#places[name] ??= value;
  }

  /** A body that was taken. One without a name is kept where there is none with one. */
  request(id: string, name: string | undefined, body: unknown): void {
    keep(this.#requests, id, name, body);
  }

  /** A successful answer, kept as a request is. */
  answer(id: string, name: string | undefined, body: unknown): void {
    keep(this.#answers, id, name, cut(body));
  }

  problem(code: string, body: unknown): void {
    this.#problems[code] ??= cut(body);
  }

  /** @param base where the service was reached */
  recorded(base: string): Recorded {
    const operations = [...this.#answers].map(([id, answers]) => {
      const requests = this.#requests.get(id);
      return [id, { ...(requests && { requests: named(requests) }), answers: named(answers) }];
    });
    const problems = Object.entries(this.#problems).sort(([a], [b]) => (a < b ? -1 : 1));
    return fixed(base, {
      places: this.#places,
      operations: Object.fromEntries(operations) as Recorded['operations'],
      problems: Object.fromEntries(problems),
    });
  }
}

function keep(all: Map<string, Named>, id: string, name = PLAIN, value: unknown): void {
  const own = all.get(id) ?? {};
  own[name] ??= value;
  all.set(id, own);
}

/** Without what is there under an earlier name, and without the plain one where others are. */
function named({ [PLAIN]: plain, ...others }: Named): Named {
  const texts = new Set<string>();
  const different = Object.entries(others).filter(([, value]) => {
    const text = JSON.stringify(value);
    return !texts.has(text) && texts.add(text);
  });
  return different.length > 0 ? Object.fromEntries(different) : { [PLAIN]: plain };
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().split(/\r?\n/, 1)[0];
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    Array.isArray(part) ? part.slice(0, ITEMS) : part,
  ) as unknown;
}

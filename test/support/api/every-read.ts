import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LanguageId } from '../../../src/people/languages.js';
import { bearer, ownerAt } from '../access/access.js';
import { linesOfPdf } from '../files/poppler.js';
import { xlsxSheets } from '../files/tables.js';

/** Everything that can be read of a club, as text. */

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: { readonly examples?: readonly string[] };
}

interface Described {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>
  >;
}

const description = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../docs/openapi.json', import.meta.url)), 'utf8'),
) as Described;

/**
 * The addresses of all reads of a club: tables as CSV and as XLSX.
 *
 * @param ids by the names that they have in the routes; what needs another one is left out
 * @param queries what a read cannot be without, where the example of the reference would not do
 */
export function readsOfClub(
  ids: Readonly<Record<string, string>>,
  queries: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(description.paths).flatMap(([path, { get }]) => {
    if (get === undefined || !path.startsWith('/v1/clubs/{clubId}')) return [];
    // A proposed decision is there only while it waits.
    if (path.endsWith('/proposal')) return [];
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (named.some((name) => name !== 'format' && !(name in ids))) return [];
    const needed = (get.parameters ?? []).flatMap(({ name, required = false, schema }) => {
      const value = queries[name] ?? schema?.examples?.[0];
      return required && !path.includes(`{${name}}`) && value !== undefined
        ? [`${name}=${value}`]
        : [];
    });
    const speaks = (get.parameters ?? []).some(({ name }) => name === 'language');
    const query = [...needed, ...(speaks ? ['language={language}'] : [])].join('&');
    const formats = path.includes('{format}') ? ['csv', 'xlsx'] : [''];
    return formats.map((format) => {
      const full = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        name === 'format' ? format : (ids[name] ?? ''),
      );
      return query === '' ? full : `${full}?${query}`;
    });
  });
}

/** The text at an address, in any form; read by the owner of the instance by default. */
export async function textAt(
  base: string,
  path: string,
  { language, as = ownerAt(base) }: { readonly language: LanguageId; readonly as?: string | null },
): Promise<string> {
  const headers = { ...bearer(as), 'accept-language': language };
  const answer = await fetch(base + path.replace('{language}', language), { headers });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return firstOf(answer);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (type.startsWith('application/pdf')) return linesOfPdf(bytes).join('\n');
  if (path.includes('.xlsx')) return JSON.stringify(await xlsxSheets(bytes));
  return bytes.toString('utf8');
}

/** The first of a stream that does not end. */
async function firstOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return Buffer.from(first?.value ?? []).toString('utf8');
}

import { execFileSync, spawnSync } from 'node:child_process';

/** Poppler (Debian: poppler-utils), which reads PDF without any code of ours. */
export const HAS_POPPLER = spawnSync('pdftotext', ['-v']).error === undefined;

/** Like `describe`, where Poppler is found; else the whole suite is skipped, and says so. */
export function withPoppler(name: string, tests: () => void): void {
  if (HAS_POPPLER) {
    describe(name, tests);
    return;
  }
  process.stderr.write(`Skipped '${name}': no pdftotext in the PATH (Debian: poppler-utils).\n`);
  describe.skip(name, tests);
}

/** The text of a PDF, line by line, as it is laid out. */
export function linesOfPdf(pdf: Uint8Array): readonly string[] {
  return poppler('pdftotext', ['-layout', '-', '-'], pdf).split('\n');
}

/** Poppler's facts about a PDF: `Pages`, `Tagged`, … */
export function factsOfPdf(pdf: Uint8Array): ReadonlyMap<string, string> {
  const lines = poppler('pdfinfo', ['-'], pdf).split('\n');
  return new Map(
    lines.map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name, rest.join(':').trim()];
    }),
  );
}

/** The tree of what is what in a PDF, with what each part says. */
export function treeOfPdf(pdf: Uint8Array): string {
  return poppler('pdfinfo', ['-struct-text', '-'], pdf);
}

function poppler(program: string, args: readonly string[], pdf: Uint8Array): string {
  return execFileSync(program, [...args], { input: pdf, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** The tables of a PDF as its tags give them: rows of cells, the head first. */
export function tablesOfPdf(pdf: Uint8Array): readonly (readonly (readonly string[])[])[] {
  const tables: string[][][] = [];
  for (const line of treeOfPdf(pdf).split('\n')) {
    const part = line.trim();
    const [, as, text] = /^(?:(Table|TR|TH|TD)\b|"(.*)"$)/.exec(part) ?? [];
    const row = tables.at(-1)?.at(-1);
    if (as === 'Table') tables.push([]);
    else if (as === 'TR') tables.at(-1)?.push([]);
    else if (as !== undefined) row?.push('');
    else if (text !== undefined && row !== undefined) row.push(`${row.pop() ?? ''}${text}`);
    // A part below a table is in none.
    else if (/^(P|H\d|Figure)\b/.test(part)) tables.push([]);
  }
  return tables.filter((rows) => rows.length > 0);
}

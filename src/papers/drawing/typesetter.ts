import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

export type Document = InstanceType<typeof PDFDocument>;
export type Weight = 'plain' | 'bold';

const FILES: Readonly<Record<Weight, string>> = {
  plain: 'DejaVuSansCondensed.ttf',
  bold: 'DejaVuSansCondensed-Bold.ttf',
};

const WEIGHTS: readonly Weight[] = ['plain', 'bold'];

const read = new Map<Weight, Buffer>();

function fontOf(weight: Weight): Buffer {
  const known = read.get(weight);
  if (known !== undefined) return known;
  const { resolve } = createRequire(import.meta.url);
  const font = readFileSync(resolve(`dejavu-fonts-ttf/ttf/${FILES[weight]}`));
  read.set(weight, font);
  return font;
}

/** The font that is chosen, as pdfkit knows it; its types keep it private. */
interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
}

/** Words that are read from the right, Hebrew, Arabic and their kin, and the blanks between them. */
const FROM_THE_RIGHT =
  /([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+(?: +[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+)*)/u;

/**
 * The parts of a line in their order on paper from the left: of words that are read from the right the
 * last one first. Within a word the font has its letters in order.
 */
function runsOf(line: string): readonly string[] {
  // Every other part is one that was looked for.
  return line
    .split(FROM_THE_RIGHT)
    .flatMap((part, at) => (at % 2 === 0 ? [part] : part.split(/( +)/).reverse()))
    .filter((part) => part !== '');
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Characters that break no line and have no shape: line breaks, tabs and the marks that turn the
 * direction.
 */
const SHAPELESS = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Text in the font of the papers: how wide it is, in which lines it fits, and on the page. */
export class Typesetter {
  readonly #widths = new Map<string, number>();
  readonly #written = new Map<string, string>();

  constructor(private readonly doc: Document) {
    for (const weight of WEIGHTS) doc.registerFont(weight, fontOf(weight));
  }

  /**
   * A text in characters that the font has. Other characters become their numbers in Unicode,
   * `[1F98A]`, so that two names stay different.
   */
  writable(text: string): string {
    const known = this.#written.get(text);
    if (known !== undefined) return known;
    const fonts = WEIGHTS.map((weight) => {
      this.doc.font(weight);
      return (this.doc as unknown as WithFont)._font.font;
    });
    const has = (code: number) => fonts.every((font) => font.hasGlyphForCodePoint(code));
    const written = [...graphemes.segment(text.replaceAll(SHAPELESS, ' '))]
      .map(({ segment }) => {
        const codes = [...segment].map((letter) => letter.codePointAt(0) ?? 0);
        if (codes.every(has)) return segment;
        return `[${codes.map((code) => code.toString(16).toUpperCase()).join('+')}]`;
      })
      .join('');
    this.#written.set(text, written);
    return written;
  }

  /** How wide a text is, in points. It is one that `writable` gave. */
  width(text: string, size: number, weight: Weight): number {
    const key = `${weight}${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      this.doc.font(weight).fontSize(UNIT);
      width = this.doc.widthOfString(text);
      this.#widths.set(key, width);
    }
    return (width * size) / UNIT;
  }

  /** A text in lines of a width; a word that is wider than a line is broken. */
  lines(text: string, width: number, size: number, weight: Weight = 'plain'): readonly string[] {
    const lines: string[] = [];
    const fits = (one: string) => this.width(one, size, weight) <= width + ROUNDING;
    for (const word of this.writable(text).split(' ').filter(Boolean)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(...(fits(word) ? [word] : this.#broken(word, fits)));
    }
    return lines;
  }

  /** Writes a line; its upper edge is at `y`. */
  write(
    line: string,
    x: number,
    y: number,
    { size, weight = 'plain', colour = INK }: { size: number; weight?: Weight; colour?: string },
  ): void {
    this.doc.font(weight).fontSize(size).fillColor(colour);
    let at = x;
    for (const run of runsOf(line)) {
      this.doc.text(run, at, y, { lineBreak: false });
      at += this.width(run, size, weight);
      this.doc.font(weight).fontSize(size);
    }
  }

  /** A word in several lines: broken behind a hyphen of its own, else with one where it is of letters. */
  #broken(word: string, fits: (one: string) => boolean): string[] {
    const lines: string[] = [];
    const hyphen = OF_LETTERS.test(word) ? '-' : '';
    const letters = [...graphemes.segment(word)];
    let line = '';
    letters.forEach(({ segment }, at) => {
      // A line that is broken behind this letter has room for a hyphen, if it has none of its own.
      const goesOn = at < letters.length - 1 && segment !== '-';
      const withRoom = (begun: string) => `${begun}${segment}${goesOn ? hyphen : ''}`;
      if (line === '' || fits(withRoom(line))) {
        line += segment;
        return;
      }
      const own = hyphen === '' ? 0 : line.lastIndexOf('-') + 1;
      const rest = line.slice(own);
      const isOwn = own > 0 && fits(withRoom(rest));
      lines.push(isOwn ? line.slice(0, own) : `${line}${hyphen}`);
      line = isOwn ? `${rest}${segment}` : segment;
    });
    return [...lines, line];
  }
}

/** A word without digits: a code is broken without a hyphen that it does not have. */
const OF_LETTERS = /^[\p{L}\p{M}'’.-]+$/u;

/** In points: a column that is as wide as its text is not narrower for how sums are rounded. */
export const ROUNDING = 0.01;
/** Widths are measured at this size. */
const UNIT = 100;

export const INK = '#14201a';
/** How much higher than its size a line is. */
export const LEADING = 1.24;

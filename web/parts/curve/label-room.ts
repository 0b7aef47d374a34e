/** Measures a text: its width in the units of its font size. */
type Measure = (text: string, fontSize: number) => number;

/** Where nothing can be measured: wider than the letters of most fonts. */
const WIDE_LETTER = 0.72;

/** How wide a bold letter may be drawn beyond its measure: the pictures name fonts of their own. */
const SAFE = 1.06;

/** Measures in the font of the page; gives a wide estimate where there is no canvas. */
export function measureOnPage(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  return (text, fontSize) => {
    if (context === null) return text.length * fontSize * WIDE_LETTER;
    context.font = `650 ${fontSize}px ${fontFamily}`;
    return context.measureText(text).width * SAFE;
  };
}

/**
 * A name in as many lines as it needs: broken between its words and behind its hyphens, and inside a
 * word, with a hyphen, only where the word alone is too long.
 *
 * @param room how wide a line may be
 */
export function nameLines(name: string, room: number, width: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(name)) {
    if (width((line + piece).trimEnd()) <= room) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = piece;
    while (width(line.trimEnd()) > room && line.length > 2) {
      const head = headOf(line, room, width);
      lines.push(`${head}-`);
      line = line.slice(head.length);
    }
  }
  return [...lines, line.trimEnd()];
}

/** Words with the space behind them, and parts of double names with their hyphen. */
function piecesOf(name: string): readonly string[] {
  return name.match(/[^\s-]+(?:-|\s+|$)|[\s-]+/gu) ?? [name];
}

/** The longest beginning of a word that has room with a hyphen behind it: two letters at least. */
function headOf(word: string, room: number, width: (text: string) => number): string {
  let head = word.slice(0, 2);
  while (head.length < word.length - 1 && width(`${head}${word[head.length] ?? ''}-`) <= room) {
    head = word.slice(0, head.length + 1);
  }
  return head;
}

/**
 * The labels of an axis that do not touch each other: the first and the last, and those between for
 * which there is room.
 *
 * @param at where the middle of each label is
 * @param gap the least room between two of them
 */
export function apart(
  labels: readonly string[],
  at: (index: number) => number,
  width: (text: string) => number,
  gap: number,
): readonly string[] {
  const left = (index: number) => at(index) - width(labels[index] ?? '') / 2;
  const right = (index: number) => at(index) + width(labels[index] ?? '') / 2;
  const last = labels.findLastIndex((label) => label !== '');
  let end = -Infinity;
  return labels.map((label, index) => {
    if (label === '') return '';
    const isInTheWay = index !== last && right(index) + gap > left(last);
    if (left(index) < end + gap || isInTheWay) return '';
    end = right(index);
    return label;
  });
}

interface Bounds {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Moves labels apart until none touches another, in their order and within their bounds.
 *
 * @param places the middle of each label
 * @param heights of the labels
 */
export function spread(
  places: readonly number[],
  heights: readonly number[],
  { top, bottom }: Bounds,
): readonly number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => at(places, a) - at(places, b));
  const moved = [...places];
  let least = top;
  for (const index of order) {
    const half = at(heights, index) / 2;
    moved[index] = Math.max(at(moved, index), least + half);
    least = at(moved, index) + half;
  }
  // A label that was pushed over the edge pushes the others back.
  let most = bottom;
  for (const index of order.toReversed()) {
    const half = at(heights, index) / 2;
    moved[index] = Math.min(at(moved, index), most - half);
    most = at(moved, index) - half;
  }
  return moved;
}

function at(places: readonly number[], index: number): number {
  return places[index] ?? 0;
}

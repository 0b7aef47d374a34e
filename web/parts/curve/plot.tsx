import { DASHES } from './curve.js';

/** A line of a plot: one value for each place; null where there is none yet. */
export interface PlotLine {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
}

interface Props {
  readonly lines: readonly PlotLine[];
  /** Below the axis, one for each place; '' for none. */
  readonly places: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly colourOf: (index: number) => string;
  readonly ink: string;
  readonly grid: string;
  readonly format: (value: number) => string;
}

/** The letters of a name that have room at the end of its line. */
const NAME_LENGTH = 14;
/** How wide a letter is, about, in shares of its height. */
const LETTER = 0.58;

/** Lines with their names at their ends, as the inside of an `svg`: it grows with its frame, and prints. */
export function Plot({ lines, places, width, height, fontSize, ...look }: Props) {
  const { colourOf, ink, grid, format } = look;
  const all = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const span = Math.max(1, most - least);
  const marks = [...new Set([most, 0, least])];
  const left = Math.max(...marks.map((mark) => format(mark).length)) * fontSize * LETTER + 8;
  const names = lines.map(({ name }) => shortened(name));
  const right = Math.max(0, ...names.map(({ length }) => length)) * fontSize * LETTER + 14;
  const bottom = height - fontSize * 1.5;
  const top = fontSize * 0.6;
  const x = (place: number) =>
    left + (place / Math.max(1, places.length - 1)) * (width - left - right);
  const y = (value: number) => top + ((most - value) / span) * (bottom - top);
  const ends = spread(
    lines.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0)),
    fontSize * 1.1,
  );
  return (
    <g fontSize={fontSize}>
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={left} x2={width - right} y1={y(mark)} y2={y(mark)} stroke={grid} />
          <text x={left - 6} y={y(mark)} dy="0.35em" textAnchor="end" fill={ink}>
            {format(mark)}
          </text>
        </g>
      ))}
      {places.map((place, index) => (
        <text key={index} x={x(index)} y={height - 4} textAnchor="middle" fill={ink}>
          {place}
        </text>
      ))}
      {lines.map(({ id, values }, index) => (
        <g key={id} fill={colourOf(index)}>
          <polyline
            points={values
              .flatMap((value, place) => (value === null ? [] : [`${x(place)},${y(value)}`]))
              .join(' ')}
            fill="none"
            stroke={colourOf(index)}
            strokeWidth={fontSize / 6}
            strokeDasharray={DASHES[index % DASHES.length]}
            strokeLinejoin="round"
          />
          <text x={width - right + 8} y={ends[index]} dy="0.35em" fontWeight="650">
            {names[index]}
          </text>
        </g>
      ))}
    </g>
  );
}

function shortened(name: string): string {
  return name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name;
}

/** Moves places on a line apart until none is nearer to another than `gap`, in their order. */
function spread(places: readonly number[], gap: number): readonly number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => at(places, a) - at(places, b));
  const moved = [...places];
  order.forEach((index, rank) => {
    const before = order[rank - 1];
    if (before !== undefined) moved[index] = Math.max(at(moved, index), at(moved, before) + gap);
  });
  // A label that was pushed over the edge pushes the others back.
  let limit = Math.max(...places);
  for (const index of order.toReversed()) {
    moved[index] = Math.min(at(moved, index), limit);
    limit = at(moved, index) - gap;
  }
  return moved;
}

function at(places: readonly number[], index: number): number {
  return places[index] ?? 0;
}

/** Names only so many places of an axis that their numbers do not touch. */
export function sparse(labels: readonly string[], most: number): readonly string[] {
  const every = Math.ceil(labels.length / most);
  return labels.map((label, index) => (index % every === 0 ? label : ''));
}

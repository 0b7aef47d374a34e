import { useMemo } from 'react';
import { DASHES } from './curve.js';
import { apart, measureOnPage, nameLines, spread } from './label-room.js';

/** A line of a plot: one value for each place; null where there is none yet. */
export interface PlotLine {
  readonly id: string;
  readonly name: string;
  /** The place of the member, who has a colour (people/faces.ts). */
  readonly place?: number | undefined;
  readonly values: readonly (number | null)[];
}

interface Props {
  readonly lines: readonly PlotLine[];
  /** Below the axis, one for each place; '' for none. */
  readonly places: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly colourOf: (line: Pick<PlotLine, 'place'>, index: number) => string;
  readonly ink: string;
  readonly grid: string;
  readonly format: (value: number) => string;
}

/** The share of the width that the names at the ends of the lines may take. */
const NAMES_SHARE = 0.3;
/** The height of a line of text, in shares of the size of its letters. */
const LINE = 1.1;
/** How far the line of the places is above the edge. */
const PLACES_UP = 4;

/** Lines with their names at their ends, as the inside of an `svg`: it grows with its frame, and prints. */
export function Plot({ lines, places, width, height, fontSize, ...look }: Props) {
  const { colourOf, ink, grid, format } = look;
  const all = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const span = Math.max(1, most - least);
  const marks = [...new Set([most, 0, least])];
  const measure = useMemo(measureOnPage, []);
  const textWidth = (text: string) => measure(text, fontSize);
  const left = Math.max(...marks.map((mark) => textWidth(format(mark)))) + 8;
  const names = lines.map(({ name }) => nameLines(name, width * NAMES_SHARE, textWidth));
  const right = Math.max(0, ...names.flat().map(textWidth)) + 14;
  // Half a line of the lowest number, and a whole one of the places below it.
  const bottom = height - fontSize * 1.55 - PLACES_UP;
  const top = fontSize * 0.6;
  const x = (place: number) =>
    left + (place / Math.max(1, places.length - 1)) * (width - left - right);
  const y = (value: number) => top + ((most - value) / span) * (bottom - top);
  const nameSize = Math.min(fontSize, (bottom - top) / (LINE * names.flat().length));
  const ends = spread(
    lines.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0)),
    names.map(({ length }) => length * nameSize * LINE),
    // Beside the last place, and not beside its label below the axis.
    { top: 0, bottom: bottom + nameSize * 0.5 },
  );
  const shownPlaces = apart(places, x, textWidth, fontSize * 0.5);
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
      {shownPlaces.map((place, index) => (
        <text key={index} x={x(index)} y={height - PLACES_UP} textAnchor="middle" fill={ink}>
          {place}
        </text>
      ))}
      {lines.map(({ id, place, values }, index) => (
        <g key={id} fill={colourOf({ place }, index)}>
          <polyline
            points={values
              .flatMap((value, place) => (value === null ? [] : [`${x(place)},${y(value)}`]))
              .join(' ')}
            fill="none"
            stroke={colourOf({ place }, index)}
            strokeWidth={fontSize / 6}
            strokeDasharray={DASHES[index % DASHES.length]}
            strokeLinejoin="round"
          />
          <NameLabel
            lines={names[index] ?? []}
            x={width - right + 8}
            y={ends[index] ?? 0}
            fontSize={nameSize}
          />
        </g>
      ))}
    </g>
  );
}

interface LabelProps {
  readonly lines: readonly string[];
  readonly x: number;
  /** The middle of all lines. */
  readonly y: number;
  readonly fontSize: number;
}

/** A name at the end of its line, in as many lines as it needs. */
function NameLabel({ lines, x, y, fontSize }: LabelProps) {
  const top = y - ((lines.length - 1) / 2) * fontSize * LINE;
  return (
    <text fontWeight="650" fontSize={fontSize}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={top + index * fontSize * LINE} dy="0.35em">
          {line}
        </tspan>
      ))}
    </text>
  );
}

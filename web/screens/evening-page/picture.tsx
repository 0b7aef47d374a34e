import type { Ref } from 'react';
import { Plot } from '../../parts/curve/plot.js';
import { plainPoints, signedPoints } from '../../parts/figures/points.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Summary } from './use-summary.js';

/** The picture is made for a message on a phone: as wide as its screens, and as high as it needs. */
export const PICTURE_WIDTH = 1080;

const EDGE = 60;
const LINE = 46;
const ROW = 62;
const PLOT_HEIGHT = 460;
const SIZE = 32;
/** The letters that have room in a line. */
const LETTERS = 50;
const HEAD_LETTERS = 32;
/** More than these make no picture any more, but a list. */
const MOST_LINES = 12;

/** Light, with the cloth of the table above: the same wherever it is looked at. */
const COLOURS = {
  ...{ cloth: '#17543d', paper: '#f6f8f4', ink: '#101d17', quiet: '#4d5a53', grid: '#b5d6c5' },
  ...{ gain: '#14684a', loss: '#a92b22', brass: '#e6c350' },
};
/** Those of the members by day (app/tokens.css; a test holds the two together). */
export const PLOT_COLOURS = [
  ...['#080e6c', '#aa2762', '#02531d', '#7a6503', '#5e2a9d', '#0c6886', '#3b0101', '#27342e'],
];

interface Props {
  readonly summary: Summary;
  readonly label: string;
  readonly ref: Ref<SVGSVGElement>;
  readonly className?: string | undefined;
}

/**
 * The evening as a picture. All of its looks are attributes: it is also drawn by itself, where there is
 * no stylesheet.
 */
export function Picture({ summary, label, ref, className }: Props) {
  const { title, rows, plot } = summary;
  const head = wrapped(title, HEAD_LETTERS);
  const top = EDGE + head.length * 58 + LINE + 30;
  const afterRows = top + 30 + rows.length * ROW;
  const afterPlot = afterRows + (plot === null ? 0 : PLOT_HEIGHT + 30);
  const lines = useLines(summary);
  const height = afterPlot + 30 + lines.length * LINE + EDGE;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${PICTURE_WIDTH} ${height}`}
      width={PICTURE_WIDTH}
      height={height}
      fontFamily="system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
      role="img"
      aria-label={label}
      className={className}
      style={{ height: 'auto' }}
    >
      <rect width={PICTURE_WIDTH} height={height} fill={COLOURS.paper} />
      <Head lines={head} facts={summary.facts} height={top} />
      <Rows rows={rows} top={top + 30} />
      {plot !== null && (
        <g transform={`translate(${EDGE} ${afterRows + 20})`}>
          <Plot
            {...plot}
            width={PICTURE_WIDTH - 2 * EDGE}
            height={PLOT_HEIGHT}
            fontSize={26}
            colourOf={({ place }, index) =>
              PLOT_COLOURS[(place ?? index) % PLOT_COLOURS.length] ?? COLOURS.ink
            }
            ink={COLOURS.quiet}
            grid={COLOURS.grid}
            format={signedPoints}
          />
        </g>
      )}
      <g fontSize={SIZE} fill={COLOURS.ink}>
        {lines.map((line, index) => (
          <text key={index} x={EDGE} y={afterPlot + 30 + (index + 0.7) * LINE}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

interface HeadProps {
  readonly lines: readonly string[];
  readonly facts: string;
  readonly height: number;
}

function Head({ lines, facts, height }: HeadProps) {
  return (
    <>
      <rect width={PICTURE_WIDTH} height={height} fill={COLOURS.cloth} />
      <rect y={height} width={PICTURE_WIDTH} height={6} fill={COLOURS.brass} />
      <g fill="#fff">
        {lines.map((line, index) => (
          <text key={index} x={EDGE} y={EDGE + 30 + index * 58} fontSize={44} fontWeight="650">
            {line}
          </text>
        ))}
        <text x={EDGE} y={height - 36} fontSize={28}>
          {facts}
        </text>
      </g>
    </>
  );
}

function Rows({ rows, top }: { readonly rows: Summary['rows']; readonly top: number }) {
  const colours = { 1: COLOURS.gain, '-1': COLOURS.loss, 0: COLOURS.ink };
  return (
    <g fontSize={40} fontWeight="650">
      {rows.map(({ player, name, points, said, money }, index) => {
        const y = top + (index + 0.75) * ROW;
        const colour = colours[signOf(points)];
        return (
          <g key={player}>
            <text x={EDGE} y={y} fill={COLOURS.ink}>
              {`${index + 1}. ${cut(name, money === null ? 28 : 16)}`}
            </text>
            <text x={money === null ? 1020 : 760} y={y} fill={colour} textAnchor="end">
              {said}
            </text>
            {money !== null && (
              <text x={1020} y={y} fill={colour} fontSize={32} textAnchor="end">
                {money}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function signOf(points: number): 1 | 0 | -1 {
  if (points === 0) return 0;
  return points > 0 ? 1 : -1;
}

/** The content of the pots, the events and who pays whom, in lines that fit. */
function useLines({ held, lines, settling }: Summary): readonly string[] {
  const { t } = useTranslation(['evening-page', 'payments', 'table']);
  const shown = held.filter(({ pot, content }) => pot !== 'kitty' || content !== 0);
  const cups = shown.map(({ pot, content }) =>
    t('holds', { pot: t(`payments:pots.${pot}`), points: plainPoints(content) }),
  );
  const more = lines.length - MOST_LINES;
  return [
    ...(cups.length === 0 ? [] : [cups.join(' · ')]),
    ...lines.slice(0, MOST_LINES).map(({ where, what }) => t('line', { where, what })),
    ...(more > 0 ? [t('more', { count: more })] : []),
    ...(settling.length > 0 ? [`${t('table:settling.title')}:`, ...settling] : []),
  ].flatMap((line) => wrapped(line, LETTERS));
}

/** A text in lines of at most so many letters; a longer word is cut. */
function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(cut(word, most));
  }
  return lines;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

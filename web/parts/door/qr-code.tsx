import { encode } from 'uqr';

/** The quiet edge that a reader needs around the code, in modules. */
const EDGE = 4;

interface Props {
  readonly text: string;
  /** The name of the code, for a screen reader; the text itself must be beside it. */
  readonly label: string;
}

/** A text as a QR code: dark on white in either theme, as cameras want it. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{
        width: '100%',
        maxWidth: '15rem',
        background: 'var(--paper)',
        borderRadius: 'var(--radius-m)',
      }}
    >
      <path d={path} fill="var(--paper-ink)" />
    </svg>
  );
}

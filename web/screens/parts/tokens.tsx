import classes from './parts.module.css';

const COLOURS = ['page', 'card', 'track', 'line', 'edge', 'cloth', 'chosen', 'brass', 'brass-ink'];
const WORDS = ['ink', 'quiet', 'hint', 'faint', 'gain', 'loss', 'red-suit', 'brass-ink'];
const MEMBERS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `member-${number}`);
const TYPE = ['xs', 's', 'm', 'body', 'l', 'xl', '2xl', '3xl', '5xl'];

/** The colours and sizes themselves. */
export function Tokens() {
  return (
    <>
      <ul className={classes['swatches']}>
        {[...COLOURS, ...MEMBERS].map((token) => (
          <li key={token}>
            <span className={classes['swatch']} style={{ background: `var(--${token})` }} />
            {token}
          </li>
        ))}
      </ul>
      <p>
        {WORDS.map((token) => (
          <span key={token} style={{ color: `var(--${token})` }}>{`${token} `}</span>
        ))}
      </p>
      <ul className={classes['list']}>
        {TYPE.map((size) => (
          <li key={size} style={{ fontSize: `var(--text-${size})` }}>
            {`Kopperne 128 (${size})`}
          </li>
        ))}
      </ul>
    </>
  );
}

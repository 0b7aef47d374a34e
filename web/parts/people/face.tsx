import type { CSSProperties } from 'react';
import { COLOURS, colourOfMember, initialsOf } from './faces.js';
import classes from './face.module.css';

interface Props {
  readonly name: string;
  /** The member's place in the club (faces.ts); nothing is drawn while it is not known. */
  readonly place: number | undefined;
}

/**
 * A member's face: initials on a colour of their own. The name is always beside it, so it is hidden from
 * screen readers; after the last colour the same ones follow as rings.
 */
export function Face({ name, place }: Props) {
  if (place === undefined) return null;
  const style = { '--colour': colourOfMember(place) } as CSSProperties;
  const initials = initialsOf(name);
  const isRing = Math.floor(place / COLOURS) % 2 === 1;
  return (
    <span
      aria-hidden
      className={classes['face']}
      data-ring={isRing}
      // Drawn and not written: a copied or spoken name is the name alone.
      data-initials={initials}
      data-many={initials.length > 1}
      style={style}
    />
  );
}

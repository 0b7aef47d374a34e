import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { initialsOf } from '../../../parts/people/faces.js';
import { hyphenable } from '../../../parts/people/hyphenable.js';
import classes from './row.module.css';

const MOST_LINES = 2;

/** A name in a column: whole for those who hear it, and as long as there is room for those who see it. */
export function FittingName({ name }: { readonly name: string }) {
  const fitting = useFittingName(name);
  const isShort = fitting.name !== name;
  return (
    <span className={classes['fitting']}>
      {fitting.tried}
      {isShort && <VisuallyHidden>{name}</VisuallyHidden>}
      <span aria-hidden={isShort}>{fitting.name}</span>
    </span>
  );
}

/** A name as long as its column has room for it in two lines: whole, its first word, or its initials. */
export function useFittingName(name: string) {
  const column = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(0);
  const [first = name] = name.split(/\s/u);
  const names = [name, first, initialsOf(name)];
  useLayoutEffect(() => {
    const at = column.current;
    if (at === null) return;
    const look = () => {
      const tried = [...at.querySelectorAll<HTMLElement>('[data-tried]')];
      const fits = tried.findIndex((one) => {
        const line = Number.parseFloat(getComputedStyle(one).lineHeight);
        const isLow = one.clientHeight < line * (MOST_LINES + 0.5);
        return isLow && one.scrollWidth <= one.clientWidth;
      });
      setShown(fits === -1 ? tried.length : fits);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(at);
    return () => {
      sizes.disconnect();
    };
  }, [name]);
  // The longer names are laid out where nobody sees them.
  const tried = (
    <span ref={column} className={classes['tried']} aria-hidden>
      {names.slice(0, -1).map((one, index) => (
        <span key={index} data-tried={hyphenable(one)} />
      ))}
    </span>
  );
  return { name: names[shown] ?? name, tried };
}

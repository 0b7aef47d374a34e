import { useEffect, useRef, useState } from 'react';

/**
 * The texts of a form that is left before it is sent: they are there again when it is opened again in
 * this tab.
 *
 * @param place names the form
 * @param initial its texts where nothing is kept
 */
export function useKeptFields<Fields extends Record<string, string>>(
  place: string,
  initial: Fields,
) {
  const kept = `kopperne-form:${place}`;
  const [{ empty, first }] = useState(() => {
    return { empty: initial, first: { ...initial, ...readKept(kept, initial) } };
  });
  const [isKept, setKept] = useState(() =>
    Object.entries(first).some(([name, text]) => text !== empty[name]),
  );
  return {
    first,
    /** The texts where nothing is kept, for a form that begins again. */
    empty,
    /** Whether some of the texts are those of before, until they are cleared. */
    isKept,
    clear: () => {
      sessionStorage.removeItem(kept);
      setKept(false);
    },
    kept,
  };
}

/** Keeps the texts of a form as they change. */
export function useKeeping(kept: string, texts: Readonly<Record<string, string>>): void {
  const before = useRef(texts);
  useEffect(() => {
    if (before.current === texts) return;
    before.current = texts;
    sessionStorage.setItem(kept, JSON.stringify(texts));
  }, [kept, texts]);
}

/** The kept texts of the fields that the form still has. */
function readKept<Fields extends Record<string, string>>(
  kept: string,
  initial: Fields,
): Partial<Fields> {
  const found: unknown = JSON.parse(sessionStorage.getItem(kept) ?? 'null');
  if (typeof found !== 'object' || found === null) return {};
  const texts = Object.entries(found).filter(([name, text]) => {
    return Object.hasOwn(initial, name) && typeof text === 'string';
  });
  return Object.fromEntries(texts) as Partial<Fields>;
}

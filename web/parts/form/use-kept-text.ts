import { newKey } from '../../api/new-key.js';
import { useRef, useState } from 'react';

interface KeptText {
  readonly text: string;
  readonly write: (text: string) => void;
  /** For the request: the same for every try of the same text. */
  readonly keyOf: () => string;
  /** Clears the fields after sending. */
  readonly clear: () => void;
}

/**
 * A text that survives a reload of this tab until it is sent.
 *
 * @param usual the text that is there before anything is typed
 */
export function useKeptText(place: string, usual = ''): KeptText {
  const kept = `kopperne-text:${place}`;
  const [text, setText] = useState(() => sessionStorage.getItem(kept) ?? usual);
  const key = useRef<{ readonly text: string; readonly key: string } | null>(null);
  return {
    text,
    write: (next) => {
      setText(next);
      sessionStorage.setItem(kept, next);
    },
    keyOf: () => {
      if (key.current?.text !== text) key.current = { text, key: newKey() };
      return key.current.key;
    },
    clear: () => {
      setText(usual);
      sessionStorage.removeItem(kept);
    },
  };
}

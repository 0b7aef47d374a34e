import { useState } from 'react';

interface Panel {
  readonly opened: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * A panel of the frame. Its code is fetched when it is first opened; without a network, by the next tap.
 *
 * @returns the code, null until it is there; and whether the panel is open
 */
export function usePanel<T>(fetchCode: () => Promise<T>): readonly [T | null, Panel] {
  const [opened, setOpened] = useState(false);
  const [fetched, setFetched] = useState<T | null>(null);
  const toggle = () => {
    setOpened(!opened);
    if (fetched !== null) return;
    fetchCode().then(
      (code) => {
        setFetched(() => code);
      },
      () => {
        setOpened(false);
      },
    );
  };
  const close = () => {
    setOpened(false);
  };
  return [fetched, { opened, toggle, close }];
}

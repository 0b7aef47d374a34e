import { useEffect, useRef, useState } from 'react';
import { fetchFile } from './fetch-file.js';
import { canShareFile, download } from './hand-over.js';

/** A file that takes no longer arrives before anybody reads that it is on its way. */
const SOON_MS = 1000;

/** A file on its way. */
export interface UsedFile {
  /** Whether one is being fetched. */
  readonly isBusy: boolean;
  /** Bytes that are there; null as long as nobody has had to wait for them. */
  readonly told: number | null;
  /** Why there is none; null where nothing went wrong. */
  readonly error: unknown;
  /** One that can be shared: a browser opens its sheet at a tap only. */
  readonly ready: File | null;
  /** Begins to fetch one; nothing while another is under way. */
  readonly start: (address: string) => Promise<void>;
  /** Ends what is under way, and lays aside what is ready. */
  readonly stop: () => void;
}

/** Fetches a file, then saves it; on what is held in the hand it is ready to be shared. */
export function useFile(): UsedFile {
  const [state, setState] =
    useState<Pick<UsedFile, 'isBusy' | 'told' | 'error' | 'ready'>>(NOTHING);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const start = async (address: string) => {
    if (underWay.current !== null) return;
    const own = (underWay.current = new AbortController());
    const { signal } = own;
    let bytes = 0;
    let isLong = false;
    const tell = () => {
      if (isLong && !signal.aborted) setState({ ...NOTHING, isBusy: true, told: bytes });
    };
    const late = setTimeout(() => {
      isLong = true;
      tell();
    }, SOON_MS);
    setState({ ...NOTHING, isBusy: true });
    const onProgress = (now: number) => {
      bytes = now;
      tell();
    };
    try {
      const file = await fetchFile(address, { signal, onProgress });
      if (signal.aborted) return;
      const isShared = matchMedia('(pointer: coarse)').matches && canShareFile(file);
      if (!isShared) download(file);
      setState({ ...NOTHING, ready: isShared ? file : null });
    } catch (error) {
      if (!signal.aborted) setState({ ...NOTHING, error });
    } finally {
      clearTimeout(late);
      if (underWay.current === own) underWay.current = null;
    }
  };
  const stop = () => {
    underWay.current?.abort();
    underWay.current = null;
    setState(NOTHING);
  };
  return { ...state, start, stop };
}

const NOTHING = { isBusy: false, told: null, error: null, ready: null } as const;

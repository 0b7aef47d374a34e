import type { NotificationProps } from '@mantine/core';

/** A short notice. */
export interface Notice {
  readonly message: string;
  readonly look?: Pick<NotificationProps, 'title' | 'color' | 'icon'>;
  /** Milliseconds until it goes by itself. */
  readonly goesAfter: number;
  /** The label of the closing button; none by default. */
  readonly close?: string;
}

/** Only the latest is said: there is one place for it (app/shell/notice.tsx). */
let said: Notice | null = null;
const listeners = new Set<() => void>();

/** Says in passing that something is done. */
export function toast(message: string): void {
  notify({ message, goesAfter: 3000 });
}

/** Says something in the place of what was said before; null takes that away. */
export function notify(notice: Notice | null): void {
  said = notice;
  for (const tell of listeners) tell();
}

/** The notice that is shown now. */
export function latestNotice(): Notice | null {
  return said;
}

/** Calls back whenever something else is said. @returns what ends that */
export function onNotice(tell: () => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

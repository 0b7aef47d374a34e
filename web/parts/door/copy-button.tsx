import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { copyText } from './copy-text.js';

const SAID_MS = 3000;
const ICONS = { ready: IconCopy, copied: IconCheck, copyFailed: IconAlertTriangle } as const;

interface Props {
  /** The text, or a function that gives it when the button is pressed. */
  readonly text: string | (() => string);
  readonly words: string;
  /** Its name where several are on a page; it contains the words. */
  readonly label?: string;
}

/** Copies a text; says on itself whether it is copied. */
export function CopyButton({ text, words, label }: Props) {
  const { t } = useTranslation('files.sharing');
  const [state, setState] = useState<keyof typeof ICONS>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const over = setTimeout(() => {
      setState('ready');
    }, SAID_MS);
    return () => {
      clearTimeout(over);
    };
  }, [state]);
  const Icon = ICONS[state];
  return (
    <Button
      variant="default"
      {...(label !== undefined && state === 'ready' && { 'aria-label': label })}
      leftSection={<Icon size={20} aria-hidden />}
      onClick={({ currentTarget }) => {
        void copyText(typeof text === 'string' ? text : text(), currentTarget).then((isCopied) => {
          setState(isCopied ? 'copied' : 'copyFailed');
        });
      }}
    >
      <span aria-live="polite">{state === 'ready' ? words : t(state)}</span>
    </Button>
  );
}

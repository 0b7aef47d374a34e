import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Copies a text; says so on itself. Nothing where the browser does not let a page copy. */
export function CopyButton({ text, words }: { readonly text: string; readonly words: string }) {
  const { t } = useTranslation('sharing');
  const clipboard = useClipboard({ timeout: 3000 });
  // Only over https, or on this machine itself.
  if (!window.isSecureContext) return null;
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={20} aria-hidden />}
      onClick={() => {
        clipboard.copy(text);
      }}
    >
      <span aria-live="polite">{clipboard.copied ? t('copied') : words}</span>
    </Button>
  );
}

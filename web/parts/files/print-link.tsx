import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  /** The address of the paper below `/v1/clubs`, without its ending. */
  readonly of: string;
  readonly children: string;
}

/** A paper to print or to hang up, opened where the browser prints it. */
export function PrintLink({ of, children }: Props) {
  const { language } = useTranslation();
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={20} aria-hidden />}
      component="a"
      target="_blank"
      rel="noreferrer"
      href={`/v1/clubs/${of}.pdf?language=${language}`}
    >
      {children}
    </Button>
  );
}

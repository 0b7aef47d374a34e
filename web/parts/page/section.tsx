import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** For addresses that lead here. */
  readonly id?: string;
  /** Beside the title, at the end of its line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a screen with its heading. */
export function Section({ title, id, beside, children }: Props) {
  return (
    <Paper component="section" id={id} withBorder p="md" aria-label={title}>
      <div
        style={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
          // A heading belongs to what is below it, and does not touch it.
          ...{ gap: 'var(--space-2) var(--space-5)', marginBottom: 'var(--space-3)' },
        }}
      >
        <Title order={2} size="h3" style={{ flex: 1 }}>
          {title}
        </Title>
        {beside}
      </div>
      {children}
    </Paper>
  );
}

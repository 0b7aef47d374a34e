import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen that is one card in the middle, for things done once, at the door. */
export function CardPage({ title, children }: Props) {
  return (
    <Paper maw="28rem" mx="auto" mt={{ base: 0, sm: 'xl' }} p={{ base: 'md', sm: 'xl' }} withBorder>
      <Stack>
        <Title order={1} size="h2">
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}

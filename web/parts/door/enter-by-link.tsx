import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ProblemNote } from '../notices/problem-note.js';
import type { useEntering } from './use-entering.js';

interface Props {
  readonly entering: ReturnType<typeof useEntering<string>>;
  /** The secret of the link. */
  readonly token: string;
  readonly children: ReactNode;
}

/** The button that lets in by a link, and what refuses it. */
export function EnterByLink({ entering, token, children }: Props) {
  return (
    <>
      <ProblemNote error={entering.error} />
      <Button
        size="lg"
        loading={entering.isPending}
        onClick={() => {
          entering.mutate(token);
        }}
      >
        {children}
      </Button>
    </>
  );
}

import type { ComponentProps } from 'react';
import { ProblemNote } from '../../notices/problem-note.js';
import { ReasonField } from './reason-field.js';

interface Props extends ComponentProps<typeof ReasonField> {
  /** The refusal of the change that no field shows. */
  readonly refusal: ComponentProps<typeof ProblemNote>['error'];
}

/** The end of a form that changes something: why, and what refuses it. */
export function ReasonOfChange({ refusal, ...reason }: Props) {
  return (
    <>
      <ReasonField {...reason} />
      <div role="status">
        <ProblemNote error={refusal} />
      </div>
    </>
  );
}

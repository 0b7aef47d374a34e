import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ProblemError } from '../../api/problem.js';
import { Confirm } from '../page/sheet.js';
import { toast } from '../page/toast.js';
import { fieldNamed, refusalAt } from './refusal-at.js';
import { ReasonField } from './reason-field.js';
import { useWrite } from './use-write.js';

interface Props<Body, Answer> {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The label of the confirming button. */
  readonly confirm: string;
  /** The content of the dialog; a function gets the refusal of each of its `fields`, to show it there. */
  readonly children?: ReactNode | ((errorOf: (field: string) => ReactNode) => ReactNode);
  /** The names of the fields among them, as the service has them. */
  readonly fields?: readonly string[];
  /** The body of the request; null as long as something is missing. */
  readonly body: Body | null;
  /** Sends it; `why` is empty where no reason is asked for. */
  readonly write: (body: Body, key: string, why: string) => Promise<Answer>;
  /** The queries that are read again after it. */
  readonly reads: readonly QueryKey[];
  /** The words of the field of the reason; without them no reason is asked for. */
  readonly reason?: { readonly label: string; readonly description: string } | undefined;
  /** The notice after it, if any. */
  readonly done?: string | ((answer: Answer) => string);
  readonly onDone?: (answer: Answer) => void;
  /**
   * The fields of the form that it repeats, as the service has them: refused one, the dialog closes, and the
   * form shows it.
   */
  readonly behind?: {
    readonly fields: readonly string[];
    readonly onRefused: (error: ProblemError) => void;
  };
  /** The sentence of `useMeanwhile`: the question is not true any more. */
  readonly meanwhile?: string | null;
}

/** Asks before a write, with its reason where one is needed, sends it, and says that it is done. */
export function ConfirmWrite<Body, Answer>({
  body,
  write,
  reads,
  reason,
  done,
  onDone,
  onClose,
  children,
  fields = [],
  behind,
  ...dialog
}: Props<Body, Answer>) {
  const [why, setWhy] = useState('');
  const writing = useWrite(
    (request: { readonly body: Body; readonly why: string }, key) =>
      write(request.body, key, request.why),
    reads,
  );
  const { error, isPending } = writing;
  const { errorOf, above } = refusalAt(error, reason === undefined ? fields : [...fields, 'why']);
  const queries = useQueryClient();
  const onError = (failed: Error) => {
    // The row is not what it was: it is read again, where no live line says so.
    if (!(failed instanceof ProblemError)) return;
    for (const queryKey of reads) void queries.invalidateQueries({ queryKey });
    if (behind === undefined || fieldNamed(failed.field, behind.fields) === null) return;
    writing.reset();
    onClose();
    behind.onRefused(failed);
  };
  const leave = () => {
    // A request on its way still says that it is done.
    if (!isPending) writing.reset();
    onClose();
  };
  const onSuccess = (answer: Answer) => {
    writing.reset();
    setWhy('');
    onClose();
    if (done !== undefined) toast(typeof done === 'string' ? done : done(answer));
    onDone?.(answer);
  };
  return (
    <Confirm
      {...dialog}
      onClose={leave}
      isPending={isPending}
      isReady={body !== null && (reason === undefined || why.trim() !== '')}
      error={above}
      onConfirm={() => {
        if (body !== null) writing.mutate({ body, why: why.trim() }, { onSuccess, onError });
      }}
    >
      {typeof children === 'function' ? children(errorOf) : children}
      {reason !== undefined && (
        <ReasonField {...reason} name="why" value={why} onChange={setWhy} error={errorOf('why')} />
      )}
    </Confirm>
  );
}

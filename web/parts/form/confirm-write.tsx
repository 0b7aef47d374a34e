import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Doubt } from '../../../src/money/reasons/doubts.js';
import { ProblemError } from '../../api/problem.js';
import { Confirm } from '../page/sheet.js';
import { toast } from '../notices/toast.js';
import { fieldNamed, refusalAt } from './fields/refusal-at.js';
import { ReasonField } from './fields/reason-field.js';
import { doubtOf, useDoubts } from './use-doubts.js';
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
  /**
   * Sends it; `why` is empty where no reason is asked for, and `despite` holds the questions of the service
   * that are confirmed.
   */
  readonly write: (body: Body, key: string, why: string, despite: Doubt[]) => Promise<Answer>;
  /** The label of the confirming button after the service has asked about something. */
  readonly confirmAsked?: string;
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
  /** The reason why the question is no longer true, of `useMeanwhile`. */
  readonly meanwhile?: string | null;
}

/** The request. */
interface Request<Body> {
  readonly body: Body;
  readonly why: string;
  readonly despite: Doubt[];
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
  confirm,
  confirmAsked = confirm,
  behind,
  ...dialog
}: Props<Body, Answer>) {
  const [why, setWhy] = useState('');
  const writing = useSureWrite(write, reads);
  const { error, isPending } = writing;
  const { errorOf, above } = refusalAt(error, reason === undefined ? fields : [...fields, 'why']);
  const leave = () => {
    // A request on its way still says that it is done.
    if (!isPending) writing.reset();
    writing.forget();
    onClose();
  };
  const onSuccess = (answer: Answer) => {
    setWhy('');
    onClose();
    if (done !== undefined) toast(typeof done === 'string' ? done : done(answer));
    onDone?.(answer);
  };
  const onRefused = (problem: ProblemError) => {
    // A question is answered here.
    if (behind === undefined || doubtOf(problem) !== undefined) return;
    if (fieldNamed(problem.field, behind.fields) === null) return;
    writing.reset();
    onClose();
    behind.onRefused(problem);
  };
  return (
    <Confirm
      {...dialog}
      onClose={leave}
      isPending={isPending}
      isReady={body !== null && (reason === undefined || why.trim() !== '')}
      error={above}
      confirm={writing.isAsked ? confirmAsked : confirm}
      onConfirm={() => {
        if (body !== null) writing.send({ body, why: why.trim() }, { onSuccess, onRefused });
      }}
    >
      {typeof children === 'function' ? children(errorOf) : children}
      {reason !== undefined && (
        <ReasonField {...reason} name="why" value={why} onChange={setWhy} error={errorOf('why')} />
      )}
    </Confirm>
  );
}

interface Outcome<Answer> {
  readonly onSuccess: (answer: Answer) => void;
  readonly onRefused: (problem: ProblemError) => void;
}

/** A write that the service may ask about first: sent once more, it confirms the question. */
function useSureWrite<Body, Answer>(
  write: Props<Body, Answer>['write'],
  reads: readonly QueryKey[],
) {
  const doubts = useDoubts();
  const queries = useQueryClient();
  const writing = useWrite(
    ({ body, why, despite }: Request<Body>, key) => write(body, key, why, despite),
    reads,
  );
  const { error, isPending, reset } = writing;
  const send = (
    request: Omit<Request<Body>, 'despite'>,
    { onSuccess, onRefused }: Outcome<Answer>,
  ) => {
    const sent = doubts.confirmed(request);
    writing.mutate(sent, {
      onSuccess: (answer) => {
        reset();
        doubts.forget();
        onSuccess(answer);
      },
      onError: (problem) => {
        doubts.refused(request, sent.despite, problem);
        // The row is not what it was: it is read again, where no live line says so.
        if (!(problem instanceof ProblemError)) return;
        for (const queryKey of reads) void queries.invalidateQueries({ queryKey });
        onRefused(problem);
      },
    });
  };
  return { error, isPending, reset, send, isAsked: doubts.isAsked, forget: doubts.forget };
}

import type { Bodies } from './bodies.js';

export type ProblemBody = Bodies['Problem'];

export type ProblemCode = ProblemBody['code'];

/** A refusal of the API, with the code, field and card it names (docs/problems.md). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string;

  constructor(readonly body: ProblemBody) {
    super(body.detail);
    this.status = body.status;
    this.code = body.code;
    this.detail = body.detail;
  }

  /** The field that is wrong, e.g. `name`; undefined when no single one is. */
  get field(): string | undefined {
    return this.body.field;
  }
}

/** No answer came: no network, or the service is away. Whether it acted is not known. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Whether an error is a refusal with this code. */
export function isProblem(error: unknown, code: ProblemCode): error is ProblemError {
  return error instanceof ProblemError && error.code === code;
}

/** The refusal in an answer that is none of ours to give: a proxy's page, an empty body. */
export async function readProblem(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => null);
  if (isProblemBody(body)) return new ProblemError(body);
  const detail = `HTTP ${response.status} ${response.statusText}`.trim();
  const { status } = response;
  const why = { code: 'internal', reason: 'fault-of-ours', params: {} } as const;
  return new ProblemError({ type: 'about:blank', title: detail, status, detail, ...why });
}

function isProblemBody(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}

import { readProblem, UnreachableError } from '../../api/problem.js';

/** How a file is fetched. */
interface Fetching {
  readonly signal: AbortSignal;
  /** Says how much of it is there, in bytes. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Fetches a file that the service writes, by the name that it gives it.
 *
 * @throws ProblemError where it is refused; UnreachableError where no answer comes, or the rest of one
 */
export async function fetchFile(address: string, { signal, onProgress }: Fetching): Promise<File> {
  const answer = await fetch(address, { signal }).catch(unreachable(signal));
  if (!answer.ok) throw await readProblem(answer);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read().catch(unreachable(signal));
    if (done) break;
    parts.push(value);
    onProgress((bytes += value.length));
  }
  const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
  return new File(parts, nameIn(answer.headers.get('content-disposition') ?? ''), { type });
}

function unreachable(signal: AbortSignal): (error: unknown) => never {
  return (error) => {
    if (signal.aborted) throw error;
    throw new UnreachableError('a file did not come', { cause: error });
  };
}

/** The name in full (RFC 8187), which the service always gives. */
export function nameIn(disposition: string): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return name === undefined ? 'kopperne' : decodeURIComponent(name);
}

import { corrects } from '../../platform/http/reference/operation.js';

/** A write to a session that is open: it names the version it was made for. */
export function writesSession(about: Parameters<typeof corrects>[0]): MethodDecorator {
  return corrects({ ...about, refusals: ['session-closed', ...(about.refusals ?? [])] });
}

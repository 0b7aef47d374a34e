import type { APIResponse, Route } from 'playwright-core';

/** How what is sent is cut off: before the service has it, or before its answer is back. */
export type Cut = 'request' | 'response';

/**
 * Lets something through to the service and its answer back, or cuts it off.
 *
 * @returns what the service answered; null where it was not asked
 */
export async function sendCut(route: Route, cut: Cut | undefined): Promise<APIResponse | null> {
  if (cut === 'request') {
    await route.abort('connectionreset');
    return null;
  }
  const answer = await route.fetch();
  if (cut === 'response') await route.abort('connectionreset');
  else await route.fulfill({ response: answer });
  return answer;
}

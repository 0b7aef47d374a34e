import type { Page } from 'playwright-core';

/**
 * Waits until an expression holds in the page. `page.waitForFunction` evaluates a text again and again from
 * within the page, which the app's Content-Security-Policy forbids.
 */
export function untilInPage(page: Page, expression: string): Promise<void> {
  return page.evaluate<undefined>(`new Promise((resolve) => {
    const look = () => {
      if (${expression}) resolve();
      else requestAnimationFrame(look);
    };
    look();
  })`);
}

import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The violations that axe finds on a page, each with its elements. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Passed rules are only counted: listing their elements takes axe longer than finding them.
  const run = "axe.run({ resultTypes: ['violations'] })";
  const result = await page.evaluate<axe.AxeResults>(run);
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  );
}

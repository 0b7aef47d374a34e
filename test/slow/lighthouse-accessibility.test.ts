import { inBrowser } from '../browser/support/browser.js';
import { openToLighthouse, type LookedAt } from '../browser/support/lighthouse.js';

inBrowser('Lighthouse', () => {
  let looked: LookedAt;

  beforeAll(async () => {
    looked = await openToLighthouse();
  }, 60_000);
  afterAll(async () => {
    await looked.house.close();
  });

  // Performance depends on what else the machine does: `npm run lighthouse` asks for it.
  test('finds nothing that keeps the table from 100 for accessibility', async () => {
    const categories = ['accessibility'] as const;
    const { scores, lacks } = await looked.judge({ ...looked.table, sight: 'tablet', categories });
    expect({ ...scores, lacks }).toEqual({ accessibility: 100, lacks: [] });
  }, 120_000);
});

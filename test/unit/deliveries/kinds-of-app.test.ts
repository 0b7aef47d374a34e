import { GROUPS } from '../../../src/events/kind.js';
import { KIND_NAMES, KINDS } from '../../../src/events/registry.js';
import { KINDS_OF } from '../../../web/screens/webhooks/kinds.js';

test('the app offers every kind of event in its group', () => {
  const groups = GROUPS.map((group) => [
    group,
    KIND_NAMES.filter((kind) => KINDS[kind].group === group).toSorted(),
  ]);
  const offered = GROUPS.map((group) => [group, KINDS_OF[group].toSorted()]);
  expect(offered).toEqual(groups);
});

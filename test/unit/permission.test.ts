import { permits, ROLES, whoMay, type ClubPermission } from '../../src/platform/roles.js';

/** Owner, secretary, auditor, member, device: x for those who may. */
const WHO_MAY: Readonly<Record<ClubPermission, string>> = {
  'keep-club': 'x....',
  'keep-members': 'xx...',
  'keep-devices': 'xx...',
  invite: 'xx...',
  record: 'xx..x',
  'preview-corrections': 'xxx.x',
  'read-sessions': 'xxxxx',
  'read-account': 'xxxx.',
  'read-all': 'xxx..',
  dispute: 'xxxx.',
  'decide-disputes': 'x.x..',
  'keep-money': 'x....',
  'receive-money': 'xx...',
  'read-money': 'xxx..',
};

describe('what can be done in a club', () => {
  test.each(Object.entries(WHO_MAY) as [ClubPermission, string][])('%s: %s', (permission, who) => {
    const standings = [...ROLES, 'device'] as const;
    const may = standings.map((standing) => (permits(standing, permission) ? 'x' : '.'));
    expect(may.join('')).toBe(who);
  });

  test('is told to who may not; a device is nobody to ask', () => {
    expect(whoMay('keep-club')).toEqual(['owner']);
    expect(whoMay('record')).toEqual(['owner', 'secretary']);
    expect(whoMay('read-all')).toEqual(['owner', 'secretary', 'auditor']);
  });
});

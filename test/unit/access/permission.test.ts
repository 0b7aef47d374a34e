import {
  isSameSet,
  permits,
  ROLES,
  setOfRoles,
  whoMay,
  type ClubPermission,
} from '../../../src/people/roles.js';

/** Owner, secretary, treasurer, auditor, member, device: x for those who may. */
const WHO_MAY: Readonly<Record<ClubPermission, string>> = {
  'keep-club': 'x.....',
  'keep-members': 'xx....',
  'keep-devices': 'xx....',
  invite: 'xx....',
  record: 'xx...x',
  'preview-corrections': 'xx.x.x',
  'read-sessions': 'xxxxxx',
  'read-account': 'xxxxx.',
  'read-all': 'xxxx..',
  dispute: 'xxxxx.',
  'decide-disputes': 'x..x..',
  'answer-objections': 'x.xx..',
  'keep-money': 'x.x...',
  'receive-money': 'xxx...',
  'pay-evening': 'xxx..x',
  'read-money': 'xxxx..',
  'read-accounts': 'xxxxx.',
  verify: 'xxxxx.',
  examine: '...x..',
  'keep-seasons': 'xx....',
  'plan-evenings': 'xx....',
  'draft-books': 'xx....',
  'adopt-books': 'x.....',
  'answer-evening': 'xxxxx.',
  'report-payment': 'xxxxx.',
};

describe('permissions in a club', () => {
  test.each(Object.entries(WHO_MAY) as [ClubPermission, string][])('%s: %s', (permission, who) => {
    const standings = [...ROLES, 'device'] as const;
    const may = standings.map((standing) => (permits([standing], permission) ? 'x' : '.'));
    expect(may.join('')).toBe(who);
  });

  test('names the roles that may; a device is not among them', () => {
    expect(whoMay('keep-club')).toEqual(['owner']);
    expect(whoMay('record')).toEqual(['owner', 'secretary']);
    expect(whoMay('read-all')).toEqual(['owner', 'secretary', 'treasurer', 'auditor']);
  });

  test('is allowed to who has one of several roles that may, and to nobody without any', () => {
    expect(permits(['secretary', 'auditor'], 'record')).toBe(true);
    expect(permits(['secretary', 'auditor'], 'decide-disputes')).toBe(true);
    expect(permits(['secretary', 'auditor'], 'keep-club')).toBe(false);
    expect(permits([], 'read-sessions')).toBe(false);
  });
});

describe('a set of roles', () => {
  test('is the same in any order; member is kept only for those without another role', () => {
    expect(setOfRoles(['auditor', 'owner', 'auditor'])).toEqual(['owner', 'auditor']);
    expect(setOfRoles(['member', 'treasurer'])).toEqual(['treasurer']);
    expect(setOfRoles(['member', 'member'])).toEqual(['member']);
    expect(setOfRoles([])).toEqual([]);
  });

  test('keeps all permissions: every other role includes those of a member', () => {
    for (const permission of Object.keys(WHO_MAY) as ClubPermission[]) {
      for (const role of ROLES) {
        const kept = permits(setOfRoles([role, 'member']), permission);
        expect([permission, role, kept]).toEqual([
          permission,
          role,
          permits([role, 'member'], permission),
        ]);
      }
    }
  });

  test('is another one with a role more or less', () => {
    expect(isSameSet(['owner', 'auditor'], ['owner', 'auditor'])).toBe(true);
    expect(isSameSet(['owner'], ['owner', 'auditor'])).toBe(false);
    expect(isSameSet([], ['member'])).toBe(false);
  });
});

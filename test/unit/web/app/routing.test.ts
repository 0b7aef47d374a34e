import { placeAt, type Route } from '../../../../web/routing/route.js';

/** Which screen an address opens, and what its variable parts are. */

const routes = ['/', '/sign-in', '/clubs/$club', '/clubs/$club/fines', '/clubs/$club/$more'].map(
  (path): Route => ({
    path,
    fetch: () => Promise.resolve(),
    open: () => Promise.resolve(undefined),
    Screen: () => null,
  }),
);

const opened = (address: string) => {
  const { route, params, search, hash } = placeAt(routes, new URL(address, 'https://club.example'));
  return { path: route?.path ?? null, params, back: search.get('back'), hash };
};
const NOTHING = { params: {}, back: null, hash: '' };

test.each([
  ['/', { ...NOTHING, path: '/' }],
  ['/sign-in?back=%2Fclubs%2F7%23top', { ...NOTHING, path: '/sign-in', back: '/clubs/7#top' }],
  ['/clubs/7', { ...NOTHING, path: '/clubs/$club', params: { club: '7' } }],
  ['/clubs/7/', { ...NOTHING, path: '/clubs/$club', params: { club: '7' } }],
  [
    '/clubs/a%20b#n%C3%A5r',
    { path: '/clubs/$club', params: { club: 'a b' }, back: null, hash: 'når' },
  ],
  ['/clubs/%E0%A4%A', { ...NOTHING, path: '/clubs/$club', params: { club: '%E0%A4%A' } }],
  ['/clubs/7/fines', { ...NOTHING, path: '/clubs/$club/fines', params: { club: '7' } }],
  [
    '/clubs/7/other',
    { ...NOTHING, path: '/clubs/$club/$more', params: { club: '7', more: 'other' } },
  ],
  ['/clubs/7/fines/8', { ...NOTHING, path: null }],
  ['/clubs', { ...NOTHING, path: null }],
])('%s', (address, expected) => {
  expect(opened(address)).toEqual(expected);
});

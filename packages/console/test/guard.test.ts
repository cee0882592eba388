import { expect, test } from 'vitest';
import { decideAccess, safeReturnPath } from '../src/shell/guard.ts';

test('without a session only the login page opens, and the way back is remembered', () => {
  expect(decideAccess('/login', '/login', null)).toEqual({ go: 'on' });
  expect(decideAccess('/desk', '/desk?warehouse=1', null)).toEqual({
    go: 'login',
    back: '/desk?warehouse=1',
  });
  expect(decideAccess('/', '/', null)).toEqual({ go: 'login' });
});

test('with a session the login page does not open', () => {
  expect(decideAccess('/login', '/login', 'token')).toEqual({ go: 'home' });
  expect(decideAccess('/desk', '/desk', 'token')).toEqual({ go: 'on' });
});

test.each([
  ['/desk', '/desk'],
  ['//evil.test', '/'],
  ['/\t/evil.test/', '/'],
  ['https://evil.test', '/'],
  ['/login?redirect=/', '/'],
  [undefined, '/'],
])('the way back from %s is %s', (back, path) => expect(safeReturnPath(back)).toBe(path));

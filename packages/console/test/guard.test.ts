import { expect, test } from 'vitest';
import { decide, safeReturn } from '../src/shell/guard.ts';

test('without a session only the login page opens, and the way back is remembered', () => {
  expect(decide('/login', '/login', null)).toEqual({ go: 'on' });
  expect(decide('/desk', '/desk?warehouse=1', null)).toEqual({ go: 'login', back: '/desk?warehouse=1' });
  expect(decide('/', '/', null)).toEqual({ go: 'login' });
});

test('with a session the login page does not open', () => {
  expect(decide('/login', '/login', 'token')).toEqual({ go: 'home' });
  expect(decide('/desk', '/desk', 'token')).toEqual({ go: 'on' });
});

test.each([
  ['/desk', '/desk'],
  ['//evil.test', '/'],
  ['/\t/evil.test/', '/'],
  ['https://evil.test', '/'],
  ['/login?redirect=/', '/'],
  [undefined, '/'],
])('the way back from %s is %s', (back, path) => expect(safeReturn(back)).toBe(path));

// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { chooseTheme, chosenTheme } from '../src/shell/theme.ts';

beforeEach(() => localStorage.clear());
const shown = () => document.documentElement.dataset.theme;

test("a member's choice overrides the shop's theme and is stored; without one the shop's is shown", () => {
  chooseTheme('rabbitRed', 'lightPink');
  expect([shown(), chosenTheme()]).toEqual(['rabbitRed', 'rabbitRed']);
  chooseTheme(null, 'lightPink');
  expect([shown(), chosenTheme()]).toEqual(['lightPink', null]);
});

test('a stored theme that does not exist is ignored', () => {
  localStorage.setItem('crossdock.theme', 'neon');
  expect(chosenTheme()).toBeNull();
});

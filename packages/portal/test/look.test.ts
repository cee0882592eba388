// @vitest-environment happy-dom
import { cacheShop } from '@crossdock/web/shop.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { client } from '../src/shell/client.ts';
import { dropToken, keepToken } from '../src/shell/session.ts';
import { storeTheme } from '../src/shell/storePreferences.ts';
import { chosenTheme } from '../src/shell/theme.ts';

beforeEach(() => {
  localStorage.clear();
  dropToken();
  cacheShop({ theme: 'lightPink' } as never);
});

test("a guest's theme stays in the browser, and a member's is saved in the account too", async () => {
  const sent = vi.spyOn(client, 'attempt').mockResolvedValue({ ok: true } as never);
  await storeTheme('rabbitRed');
  expect(chosenTheme()).toBe('rabbitRed');
  expect(sent).not.toHaveBeenCalled();
  keepToken('a member');
  await storeTheme(null);
  expect(document.documentElement.dataset.theme).toBe('lightPink');
  expect(sent.mock.calls).toEqual([['editMemberInfo', { theme: null }]]);
});

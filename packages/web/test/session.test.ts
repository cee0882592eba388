import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from '../src/session.ts';
import { storageKeys } from '../src/storage.ts';
import { giveLocalStorage } from './localStorage.ts';

afterEach(() => vi.unstubAllGlobals());

test('the token is stored in local storage and deleted from it (specification, section 4)', () => {
  const kept = giveLocalStorage();
  const session = createSession('crossdock.token');
  session.keep('secret');
  expect(kept.get('crossdock.token')).toBe('secret');
  expect(session.token()).toBe('secret');
  session.drop();
  expect(session.token()).toBeNull();
  expect(kept.size).toBe(0);
});

test('without local storage the session lasts as long as the page', () => {
  giveLocalStorage({ closed: true });
  const session = createSession('crossdock.token');
  session.keep('secret');
  expect(session.token()).toBe('secret');
  session.drop();
  expect(session.token()).toBeNull();
});

test('a login, a logout and another tab notify listeners', () => {
  giveLocalStorage();
  let fromOtherTab: (event: { key: string }) => void = () => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof fromOtherTab) => {
    fromOtherTab = listener;
  });
  const session = createSession('crossdock.token');
  const told = vi.fn();
  session.onChange(told);
  session.keep('secret');
  session.drop();
  fromOtherTab({ key: 'crossdock.token' });
  fromOtherTab({ key: 'something.else' });
  expect(told).toHaveBeenCalledTimes(3);
});

test('staff and members share an origin, but not keys', () => {
  const [member, staff] = [storageKeys('crossdock'), storageKeys('crossdock.console')];
  expect(Object.values(member).filter((key) => (Object.values(staff) as string[]).includes(key))).toEqual([]);
});

test("the server's reason for the end is available until there is a new session", () => {
  giveLocalStorage();
  const session = createSession('crossdock.token');
  expect(session.ended()).toBeNull();
  session.keep('secret');
  session.drop('This account is disabled');
  expect(session.ended()).toBe('This account is disabled');
  session.keep('another');
  expect(session.ended()).toBeNull();
  session.drop();
  expect(session.ended()).toBeNull();
});

import { describe, expect, test } from 'vitest';
import {
  chatSubjectFrom,
  clickWindowMs,
  messengerUrl,
  parseButtonPosition,
  restingPosition,
  supportAction,
  supportSubjectAt,
  withChatSubject,
} from '../src/shell/support.ts';

const config = (supportType: number, params = '', show = true, type = 3) => ({
  list: [{ type, show, supportType, params }],
  chatAddresses: '{}',
});

describe('the floating customer-service button (specification, section 2)', () => {
  test('is shown when a shop setting of type 3 is visible', () => {
    expect(supportAction(undefined)).toEqual({ kind: 'hidden' });
    expect(supportAction(config(4, '', false))).toEqual({ kind: 'hidden' });
    expect(supportAction(config(4, '', true, 2))).toEqual({ kind: 'hidden' });
    expect(supportAction(config(4))).toEqual({ kind: 'line' });
  });

  test.each([
    ['1 opens a chat', 1, '', { kind: 'chat' }],
    ['3 opens a chat by phone', 3, '+886 912-345-678', { kind: 'open', url: 'https://wa.me/886912345678' }],
    ['3 without a phone', 3, '', { kind: 'missing' }],
    ['4 goes to /line', 4, '', { kind: 'line' }],
    ['2 opens an external URL', 2, 'https://help.test/a', { kind: 'open', url: 'https://help.test/a' }],
    ['5 opens an external URL', 5, 'https://help.test/b', { kind: 'open', url: 'https://help.test/b' }],
    [
      '8 opens a frame with a configured URL',
      8,
      'https://help.test/c',
      { kind: 'frame', url: 'https://help.test/c' },
    ],
    ['8 without an address', 8, '', { kind: 'missing' }],
    ['no other scheme is opened', 2, 'javascript:alert(1)', { kind: 'missing' }],
  ])('support type %s', (_what, supportType, params, action) =>
    expect(supportAction(config(supportType, params))).toEqual(action),
  );

  test('a release within 300 ms counts as a click', () => expect(clickWindowMs).toBe(300));

  test('it snaps to the nearer edge and stays in sight', () => {
    expect(restingPosition(100, 400, 390, 800)).toEqual({ side: 'left', height: 0.5 });
    expect(restingPosition(300, 400, 390, 800)).toEqual({ side: 'right', height: 0.5 });
    expect(restingPosition(300, 10_000, 390, 800).height).toBeLessThan(0.9);
    expect(restingPosition(300, -50, 390, 800).height).toBeGreaterThan(0);
  });

  test('its place is remembered', () => {
    expect(parseButtonPosition('left 0.5')).toEqual({ side: 'left', height: 0.5 });
    expect(parseButtonPosition('nonsense')).toEqual({ side: 'right', height: 0.72 });
    expect(parseButtonPosition(null)).toEqual({ side: 'right', height: 0.72 });
  });
});

test("/line opens the shop's own address or its account", () => {
  expect(messengerUrl(config(4, 'https://line.test/x'))).toBe('https://line.test/x');
  expect(messengerUrl(config(4, '@forwarder'))).toBe('https://line.me/R/ti/p/%40forwarder');
  expect(messengerUrl(config(4, ' '))).toBeNull();
  expect(messengerUrl(config(3, '@forwarder'))).toBeNull();
});

test('the chat gets the parcel, order or product of the page where it was opened, and nothing on other pages', () => {
  const told = (pathname: string, search = '') =>
    chatSubjectFrom(
      new URL(withChatSubject('http://x/im?sign=a', supportSubjectAt({ pathname, search }))).search,
    );
  expect([told('/myBag/p1'), told('/myOrder/o1'), told('/shop-main', '?id=g1')]).toEqual([
    { kind: 'parcel', id: 'p1' },
    { kind: 'order', id: 'o1' },
    { kind: 'product', id: 'g1' },
  ]);
  expect([
    told('/myBag'),
    told('/home'),
    told('/shop-main', '?view=cart'),
    chatSubjectFrom('?card=staff.1'),
  ]).toEqual([null, null, null, null]);
});

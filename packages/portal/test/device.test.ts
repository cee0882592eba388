import { describe, expect, test } from 'vitest';
import { deviceOf, setDevice, waitForDevice } from '../src/shell/device.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0';

describe('desktop mode is off for mobile devices unless a stored flag is set (specification, section 9)', () => {
  test.each([
    ['a phone', phone, null, { mobile: true, desktop: false }],
    ['a phone with the flag', phone, '1', { mobile: true, desktop: true }],
    ['a phone with another flag', phone, '0', { mobile: true, desktop: false }],
    ['a computer', computer, null, { mobile: false, desktop: true }],
  ] as const)('%s', (_what, agent, flag, device) => expect(deviceOf(agent, flag)).toEqual(device));

  test('a tablet that calls itself a Mac is mobile', () => {
    expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', null, true).mobile).toBe(true);
  });
});

test('the guard waits until a device check is set before it decides (specification, section 2)', async () => {
  const order: string[] = [];
  const decided = waitForDevice().then(() => order.push('decided'));
  await Promise.resolve();
  order.push('checked');
  setDevice({ mobile: false, desktop: true });
  await decided;
  expect(order).toEqual(['checked', 'decided']);
});

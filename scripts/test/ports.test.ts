import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkListens, checkPortNumber, freePort, isFree } from '../ports.ts';

const other = createServer();
let taken: number;
beforeAll(async () => {
  taken = await freePort();
  await new Promise<void>((resolve) => other.listen(taken, '127.0.0.1', resolve));
});
afterAll(() => void other.close());

describe('a port to listen on', () => {
  it('is free if nobody listens on it', async () => {
    expect(await isFree(taken)).toBe(false);
    const free = await freePort();
    expect(await isFree(free)).toBe(true);
    await expect(checkListens(free, '127.0.0.1')).resolves.toBeUndefined();
  });

  it.each([
    ['another program listens', () => [taken, '127.0.0.1'] as const, /taken by another program.*PORT=\d+/],
    ['the machine does not have the address', () => [3000, '203.0.113.1'] as const, /HOST=203\.0\.113\.1/],
    ['the host is no address', () => [3000, 'no.such.host.invalid'] as const, /HOST=no\.such\.host/],
  ])('is refused with what to change if %s', async (_, where, message) => {
    const [port, host] = where();
    await expect(checkListens(port, host)).rejects.toThrow(message);
  });

  it('has a number from 1 to 65535', () => {
    for (const port of [Number('web'), 1.5, 0, -1, 65_536])
      expect(() => checkPortNumber(port)).toThrow('PORT is not a number from 1 to 65535');
    for (const port of [1, 65_535]) expect(() => checkPortNumber(port)).not.toThrow();
  });
});

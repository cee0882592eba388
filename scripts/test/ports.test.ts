import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkListens, freePort, isFree } from '../ports.ts';

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
    ['the port is no number', () => [Number('web'), '127.0.0.1'] as const, /PORT is not a number/],
    ['the port is too large', () => [70_000, '127.0.0.1'] as const, /PORT is not a number/],
  ])('is refused with what to change if %s', async (_, where, message) => {
    const [port, host] = where();
    await expect(checkListens(port, host)).rejects.toThrow(message);
  });
});

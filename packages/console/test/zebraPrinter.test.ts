import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findZebra } from '../src/shell/zebraPrinter.ts';

/** A stand-in for Zebra's Browser Print on this computer. */
let service: Server;
let address = '';
let answer = '';
const written: string[] = [];
let permission = 'granted';

beforeEach(async () => {
  written.length = 0;
  permission = 'granted';
  answer = JSON.stringify({ name: 'ZD421', uid: 'D5', connection: 'usb' });
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      if (request.url === '/write') written.push(body);
      response.end(request.url === '/default?type=printer' ? answer : '');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {
    permissions: {
      query: async ({ name }: { name: string }) => {
        if (name === 'loopback-network') throw new TypeError('unknown name');
        return { state: permission };
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  service.close();
});

const state = async (addresses = [address]) => (await findZebra(addresses)).state;

test('the default printer is found and gets the label with its own description', async () => {
  const found = await findZebra(['http://127.0.0.1:1', address]);
  if (found.state !== 'ready') throw new Error(found.state);
  expect(found.name).toBe('ZD421');
  await found.send('^XA^XZ');
  expect(written.map((body) => JSON.parse(body))).toEqual([
    { device: { name: 'ZD421', uid: 'D5', connection: 'usb' }, data: '^XA^XZ' },
  ]);
});

test('each missing thing has its own message', async () => {
  expect(await state(['http://127.0.0.1:1'])).toBe('silent');
  answer = '';
  expect(await state()).toBe('noPrinter');
  permission = 'denied';
  expect(await state()).toBe('denied');
  vi.stubGlobal('isSecureContext', false);
  expect(await state()).toBe('insecure');
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { swapName } from '@crossdock/contract/wire/wireNames.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { run } from '../../../scripts/commands.ts';
import { temporaryFolder } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

const folder = temporaryFolder('openapi');
const world = await startWorld();

const described = () =>
  world.running.server.app.inject({ url: '/api/openapi.json', headers: { host: world.tw.host } });

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
}

const methodsOf = (call: Call) => [call.method, ...(call.alsoAsGet ? ['GET'] : []), ...(call.alsoAs ?? [])];

test('the description contains every call of the table with each of its methods, the realtime connection and the pictures', async () => {
  const { paths } = (await described()).json() as { paths: Record<string, Record<string, Operation>> };
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const wanted = Object.entries<Call>(calls).flatMap(([name, call]) =>
    methodsOf(call).map((method) => {
      const id =
        method === call.method ? name : `${name}As${method.charAt(0)}${method.slice(1).toLowerCase()}`;
      return `${id} ${method.toLowerCase()} /api/${call.path}`;
    }),
  );
  wanted.push('realtime get /api/realtime', 'file get /files/{id}/{variant}');
  expect(named.sort()).toEqual(wanted.sort());
  expect(new Set(named.map((line) => line.split(' ')[0])).size).toBe(named.length);
});

test('a GET lists its possible parameters: each field of the call, and the shop', async () => {
  const { paths } = (await described()).json() as { paths: Record<string, Record<string, Operation>> };
  for (const call of Object.values<Call>(calls).filter(
    ({ method, alsoAsGet }) => method === 'GET' || alsoAsGet,
  )) {
    const { parameters = [] } = paths[`/api/${call.path}`]?.get ?? {};
    const inQuery = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    const fields = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
    expect([call.path, inQuery.sort()]).toEqual([
      call.path,
      fields.map((field) => swapName(field, call.misspelt)).sort(),
    ]);
    expect(parameters.map(({ $ref }) => $ref)).toContain('#/components/parameters/shopId');
  }
  const { parameters } = paths['/api/Centralized/SumFree']?.get ?? {};
  expect(parameters?.find(({ name }) => name === 'boxes')).toMatchObject({
    style: 'form',
    explode: false,
    required: true,
    schema: { type: 'array' },
    example: [expect.stringMatching(/^\d+x\d+x\d+x\d+$/)],
  });
});

test('it is the same at every host, is sent compressed, and is not sent again to a program that has it', async () => {
  const ask = (headers: Record<string, string>) =>
    world.running.server.app.inject({
      url: '/api/openapi.json',
      headers: { host: world.tw.host, ...headers },
    });
  const plain = await ask({});
  const small = await ask({ 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  const zipped = await ask({ 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(small.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const there = await ask({ host: world.th.host });
  expect([there.headers.etag, there.body === plain.body]).toEqual([plain.headers.etag, true]);
  // Clients resolve the server address `/` relative to the address from which they read the description.
  expect(there.json().servers.map(({ url }: { url: string }) => url)).toEqual(['/']);
});

/** The faults that Redocly's recommended rules find in the description after `spoil` has changed it. */
async function problems(spoil: (text: string) => string = (text) => text): Promise<string[]> {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, spoil((await described()).body));
  const { output } = await run('redocly', ['lint', file, '--extends=recommended', '--format=json'], {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const totals = /"totals":\s*\{\s*"errors":\s*(\d+),\s*"warnings":\s*(\d+)/.exec(output);
  if (totals === null) throw new Error(output.slice(0, 500));
  const count = Number(totals[1]) + Number(totals[2]);
  const messages = [...output.matchAll(/"message":\s*"((?:[^"\\]|\\.)*)"/g)].map(
    ([, message = '']) => message,
  );
  return count === 0 ? [] : [`${count} problems`, ...messages];
}

test('Redocly reports nothing', async () => {
  expect(await problems()).toEqual([]);
  // The linter notices a fault.
  expect(await problems((text) => text.replace('"summary"', '"sumary"'))).not.toEqual([]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@crossdock/contract/table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../../scripts/commands.ts';
import { startWorld, type World } from './world.ts';

let world: World;
const folder = mkdtempSync(join(tmpdir(), 'crossdock-openapi-'));
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

const described = () =>
  world.running.server.app.inject({ url: '/api/openapi.json', headers: { host: world.tw.host } });

test('the description names every call of the table, at its path', async () => {
  const { paths } = (await described()).json() as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const wanted = Object.entries(calls).map(
    ([name, call]) => `${name} ${call.method.toLowerCase()} /api/${call.path}`,
  );
  expect(named.sort()).toEqual(wanted.sort());
});

/** What Redocly's recommended rules say of the description, changed by `spoil`. */
async function problems(spoil: (text: string) => string = (text) => text): Promise<number> {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, spoil((await described()).body));
  const { output } = await run('redocly', ['lint', file, '--extends=recommended', '--format=json'], {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const totals = /"totals":\s*\{\s*"errors":\s*(\d+),\s*"warnings":\s*(\d+)/.exec(output);
  if (totals === null) throw new Error(output.slice(0, 500));
  return Number(totals[1]) + Number(totals[2]);
}

test('Redocly finds nothing to say about it', async () => {
  expect(await problems()).toBe(0);
  // The lint sees what it is shown.
  expect(await problems((text) => text.replace('"summary"', '"sumary"'))).toBeGreaterThan(0);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '../../packages/contract/src/table.ts';
import type { Call } from '../../packages/contract/src/wire/call.ts';
import { permissions } from '../../packages/domain/src/staff/roles.ts';

const packages = join(import.meta.dirname, '../../packages');
/** The apps' code, without the text files, which name calls for the activity log. */
const screens = globSync('{portal,console,web}/src/**/*.{ts,tsx}', { cwd: packages })
  .filter((file) => !/\/words\.ts$/.test(file))
  .map((file) => readFileSync(join(packages, file), 'utf8'))
  .join('\n');

const rows = Object.entries(calls as Readonly<Record<string, Call>>);
/** Whether a screen contains the call's name: as a string, or as a property of a component that makes the call. */
const isOnScreen = (name: string) => screens.includes(`'${name}'`) || screens.includes(`="${name}"`);

test('every call is used by a screen, comes from a provider, or is marked for programs', () => {
  const used = ([name, call]: (typeof rows)[number]) =>
    isOnScreen(name) || call.access.by === 'provider' || call.forPrograms !== undefined;
  expect(rows.filter((row) => !used(row)).map(([name]) => name)).toEqual([]);
});

test('calls marked for programs are on no screen', () => {
  const declared = rows.filter(([, call]) => call.forPrograms !== undefined).map(([name]) => name);
  expect(declared.filter(isOnScreen)).toEqual([]);
  expect(declared.length).toBeGreaterThan(0);
});

test('every permission guards a call', () => {
  const guarded = new Set(rows.flatMap(([, { access }]) => ('can' in access ? access.can : [])));
  expect(permissions.filter((permission) => !guarded.has(permission))).toEqual([]);
});

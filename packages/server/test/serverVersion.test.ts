import { expect, test } from 'vitest';
import { postgresVersionFault } from '../src/platform/migrate.ts';

test.each([
  [150_004, 'PostgreSQL 18 or newer is needed; this server is 15'],
  [170_006, 'PostgreSQL 18 or newer is needed; this server is 17'],
  [180_000, undefined],
  [190_001, undefined],
])('a server of version %i: %s', (version, fault) => {
  expect(postgresVersionFault(version)).toBe(fault);
});

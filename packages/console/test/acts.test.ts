import { calls } from '@crossdock/contract/table.ts';
import { expect, test } from 'vitest';
import { did } from '../src/locales/tw/did.ts';

test('whatever the audit log can hold has a name there', () => {
  // Staff's own writes, and those of members that staff can make while acting as one.
  const recorded = Object.entries(calls).filter(
    ([, { method, access, personal }]) =>
      method === 'POST' && (access.by === 'staff' || (access.by === 'member' && !personal)),
  );
  expect(Object.keys(did).sort()).toEqual(recorded.map(([name]) => `did.${name}`).sort());
});

import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { expect, test } from 'vitest';
import { words } from '../src/words/words.gen.ts';

test('the log has a name for everything that the audit log can contain', () => {
  // Staff's own writes, and members' writes that staff can make while acting as a member.
  const recorded = Object.entries(calls).filter(
    ([, { method, access, personal, passing }]: [string, Call]) =>
      method === 'POST' && !passing && (access.by === 'staff' || (access.by === 'member' && !personal)),
  );
  const named = Object.keys(words).filter((key) => key.startsWith('did.'));
  expect(named.sort()).toEqual(recorded.map(([name]) => `did.${name}`).sort());
});

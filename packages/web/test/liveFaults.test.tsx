// @vitest-environment happy-dom

import { createClient } from '@crossdock/contract/client.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { quietConnection } from './quietConnection.ts';
// Loaded here, because the first check would load it within the time that a test waits.
import '../src/checkForm.ts';
import { ConnectionContext } from '../src/connection.ts';
import { useLiveFaults } from '../src/liveFaults.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const schema = async () => z.object({ account: z.string().min(4), name: z.string().min(1) });
const connection = quietConnection(createClient({ wire: {}, baseUrl: 'http://shop.test/api/', lang: 'en' }));
const empty = { account: '', name: '' };

function Faults({ values }: { values: typeof empty }) {
  return <p>{Object.keys(useLiveFaults(values, empty, { schema, input: values })).join()}</p>;
}

let root: Root;
const place = document.createElement('div');
beforeEach(() => {
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const draw = (values: typeof empty) =>
  act(async () =>
    root.render(
      <ConnectionContext value={connection}>
        <Faults values={values} />
      </ConnectionContext>,
    ),
  );
/** Waits a little longer than the pause after the last key, then checks the shown fields. */
async function said(fields: string): Promise<void> {
  await act(() => new Promise((later) => setTimeout(later, 900)));
  expect(place.textContent).toBe(fields);
}

test('a fault is said a moment after the last key, of what was typed alone', async () => {
  await draw(empty);
  await draw({ ...empty, account: 'mi' });
  expect(place.textContent).toBe('');
  await said('account');
});

test('it stands no longer than what it is about', async () => {
  await draw({ ...empty, account: 'mi' });
  await said('account');
  await draw({ ...empty, account: 'mia' });
  expect(place.textContent).toBe('');
  await said('account');
  await draw({ ...empty, account: 'mia1' });
  expect(place.textContent).toBe('');
  await said('');
});

// @vitest-environment happy-dom

import { createClient } from '@crossdock/contract/client.ts';
import { type Drawn, draw } from '@crossdock/ui/samples/draw.tsx';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { quietConnection } from './quietConnection.ts';
// Loaded here, because the first check would load it within the time that a test waits.
import '../src/checkForm.ts';
import { ConnectionContext } from '../src/connection.ts';
import { useLiveFaults } from '../src/liveFaults.ts';

const schema = async () => z.object({ account: z.string().min(4), name: z.string().min(1) });
const connection = quietConnection(createClient({ wire: {}, baseUrl: 'http://shop.test/api/', lang: 'en' }));
const empty = { account: '', name: '' };

function Faults({ values }: { values: typeof empty }) {
  return <p>{Object.keys(useLiveFaults(values, empty, { schema, input: values })).join()}</p>;
}

let drawn: Drawn;
beforeEach(async () => {
  drawn = await draw(null);
});

const show = (values: typeof empty) =>
  drawn.redraw(
    <ConnectionContext value={connection}>
      <Faults values={values} />
    </ConnectionContext>,
  );
/** Waits a little longer than the pause after the last key, then checks the shown fields. */
async function said(fields: string): Promise<void> {
  await act(() => new Promise((later) => setTimeout(later, 900)));
  expect(drawn.place.textContent).toBe(fields);
}

test('an error appears shortly after the last key, only for typed fields', async () => {
  await show(empty);
  await show({ ...empty, account: 'mi' });
  expect(drawn.place.textContent).toBe('');
  await said('account');
});

test('it disappears when its value changes', async () => {
  await show({ ...empty, account: 'mi' });
  await said('account');
  await show({ ...empty, account: 'mia' });
  expect(drawn.place.textContent).toBe('');
  await said('account');
  await show({ ...empty, account: 'mia1' });
  expect(drawn.place.textContent).toBe('');
  await said('');
});

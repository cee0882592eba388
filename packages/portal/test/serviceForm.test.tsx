// @vitest-environment happy-dom

import { serviceCalls } from '@crossdock/contract/services/calls.ts';
import type { OfferedService } from '@crossdock/contract/services/shapes.ts';
import { createClient } from '@crossdock/contract/wire/client.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { UiProvider } from '@crossdock/ui/UiProvider.tsx';
import { ConnectionContext } from '@crossdock/web/connection.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { draw, press, type } from '../../ui/test/draw.tsx';
import { ServiceForm } from '../src/services/ServiceForm.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn(), Link: () => null }));

const photo: OfferedService = {
  ...{ id: '0199fc68-219b-77b6-bd84-d7a0861cc20f', kind: 'photo', unit: 'piece', priceMinor: 500 },
  ...{ name: 'Photos', about: '', pictures: [], places: ['parcel'], payers: ['balance'] },
};
const tooBig = { code: 400, error: 'field.invalid', params: {}, message: 'x', data: null };
const fields = { quantity: { error: 'field.tooBig', params: {}, message: 'At most 50' } };

test('as many photos are ordered as stand in the box, or none', async () => {
  const sent: unknown[] = [];
  const client = createClient({
    wire: deriveWire(serviceCalls),
    baseUrl: 'http://shop.test/api/',
    lang: 'en',
    fetch: async (_, { body } = {}) => {
      sent.push(JSON.parse(String(body)));
      return Response.json({ ...tooBig, fields }, { status: 400 });
    },
  });
  const connection = { client, lang: () => 'en' as const, token: () => null };
  const page = await draw(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={{ ...connection, onFailure: () => {}, refresh: () => {} }}>
        <UiProvider formatting={{ locale: 'en', timeZone: 'UTC', currency: 'TWD' }}>
          <ServiceForm
            parcel={{ id: photo.id, orderId: null, weightG: 500 }}
            services={[photo]}
            balanceMinor={100_000}
            freePhotosLeft={0}
          />
        </UiProvider>
      </ConnectionContext>
    </QueryClientProvider>,
  );
  const box = page.one<HTMLInputElement>('input[inputmode="numeric"]');
  await type(box, '3');
  expect(page.place.textContent, 'three at 5').toContain('$15');
  for (const typed of ['0', '99']) {
    await type(box, typed);
    expect(page.place.textContent, `a price of ${typed}`).toContain('services.sum —');
    await press(page.one('button[type="submit"]'));
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ quantity: Number(typed) }));
  }
  await vi.waitFor(() => expect(page.place.textContent).toContain('At most 50'));
  await page.end();
});

// @vitest-environment happy-dom

import { serviceCalls } from '@crossdock/contract/services/calls.ts';
import type { OfferedService } from '@crossdock/contract/services/shapes.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ServiceForm } from '../src/services/ServiceForm.tsx';
import { renderWithCalls, typeInto } from './renderWithCalls.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn(), createLink: () => null }));

const photo: OfferedService = {
  ...{ id: '0199fc68-219b-77b6-bd84-d7a0861cc20f', kind: 'photo', unit: 'piece', priceMinor: 500 },
  ...{ name: 'Photos', about: '', pictures: [], places: ['parcel'], payers: ['balance'] },
};
const tooBig = { code: 400, error: 'field.invalid', params: {}, message: 'x', data: null };
const fields = { quantity: { error: 'field.tooBig', params: {}, message: 'At most 50' } };

test('the number in the box is the number of ordered photos, or none', async () => {
  const sent: unknown[] = [];
  const page = await renderWithCalls(
    deriveWire(serviceCalls),
    async (_, { body } = {}) => {
      sent.push(JSON.parse(String(body)));
      return Response.json({ ...tooBig, fields }, { status: 400 });
    },
    <ServiceForm
      parcel={{ id: photo.id, orderId: null, weightG: 500 }}
      services={[photo]}
      balanceMinor={100_000}
      freePhotosLeft={0}
      invoice={null}
    />,
  );
  const typed = (count: string) => typeInto(page.place, 'input[inputmode="numeric"]', count);
  await typed('3');
  expect(page.place.textContent, 'three at 5').toContain('$15');
  for (const count of ['0', '99']) {
    await typed(count);
    expect(page.place.textContent, `a price of ${count}`).toContain('services.sum —');
    await act(async () => page.place.querySelector<HTMLElement>('button[type="submit"]')?.click());
    await vi.waitFor(() => act(async () => expect(sent.at(-1)).toMatchObject({ quantity: Number(count) })));
  }
  await vi.waitFor(() => act(async () => expect(page.place.textContent).toContain('At most 50')));
});

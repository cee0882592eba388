// @vitest-environment happy-dom

import { serviceCalls } from '@crossdock/contract/services/calls.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { act, type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ServiceChoice } from '../src/orders/ServiceChoice.tsx';
import { renderWithCalls, typeInto } from './renderWithCalls.tsx';

type Props = ComponentProps<typeof ServiceChoice>;
const serviceId = '0199fc68-219b-77b6-bd84-d7a0861cc20f';
const labels = {
  ...{ id: serviceId, kind: 'count', unit: 'piece', priceMinor: 500, name: 'Labels' },
  ...{ about: '', pictures: [], places: ['order'], payers: ['balance'] },
};

test('a count can be emptied while another is typed, and then shows the ordered count', async () => {
  let ordered: Props['flow']['services'] = [];
  function Step() {
    const [services, setServices] = useState<Props['flow']['services']>([{ serviceId, quantity: 3 }]);
    ordered = services;
    const setFlow = (part: Partial<Props['flow']>) => setServices(part.services ?? []);
    return <ServiceChoice {...({ flow: { services }, setFlow } as Props)} />;
  }
  const page = await renderWithCalls(
    deriveWire(serviceCalls),
    async () =>
      Response.json({ code: 200, message: '', data: { list: [labels], balanceMinor: 0, freePhotosLeft: 0 } }),
    <Step />,
  );
  const selector = 'input[inputmode="numeric"]';
  const box = () => page.place.querySelector<HTMLInputElement>(selector);
  await vi.waitFor(() => act(async () => expect(box()?.value).toBe('3')));
  await typeInto(page.place, selector, '');
  expect([box()?.value, ordered]).toEqual(['', [{ serviceId, quantity: 3 }]]);
  await typeInto(page.place, selector, '2');
  expect(ordered).toEqual([{ serviceId, quantity: 2 }]);
  await typeInto(page.place, selector, '');
  await act(async () => void box()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(box()?.value).toBe('2');
});

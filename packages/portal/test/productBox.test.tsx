// @vitest-environment happy-dom

import { vipCalls } from '@crossdock/contract/vipOrders/calls.ts';
import type { CustomsProduct } from '@crossdock/contract/vipOrders/shapes.ts';
import { createClient } from '@crossdock/contract/wire/client.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { ConnectionContext } from '@crossdock/web/connection.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw, type } from '../../ui/test/draw.tsx';
import { ProductBox } from '../src/vipOrders/ProductBox.tsx';

const tumbler: CustomsProduct = {
  ...{ id: '019e0260-019b-7e73-8701-bd07ce43872f', name: 'Tumbler', zh: '杯', tw: '杯', en: 'Tumbler' },
  ...{ hsCode: '9617.00', unit: 'piece', valueMinor: 0, goodsType: 'kitchen', goodsTypeName: 'Kitchen' },
};

test('a product typed before the list has come is known when it comes, and an unknown one is named so', async () => {
  const asked: ((list: readonly CustomsProduct[]) => void)[] = [];
  const client = createClient({
    wire: deriveWire(vipCalls),
    baseUrl: 'http://shop.test/api/',
    lang: 'en',
    fetch: async () => {
      const waits = Promise.withResolvers<readonly CustomsProduct[]>();
      asked.push(waits.resolve);
      return Response.json({ code: 200, message: '', data: { list: await waits.promise } });
    },
  });
  const answer = (list: readonly CustomsProduct[]) =>
    act(async () => asked.splice(0).map((come) => come(list)));
  const known: (string | undefined)[] = [];
  function Form() {
    const [line, setLine] = useState({ name: '', productId: '' });
    const onType = (name: string, product: CustomsProduct | undefined) => {
      known.push(product?.id);
      setLine({ name, productId: product?.id ?? '' });
    };
    return <ProductBox {...line} error={undefined} onType={onType} />;
  }
  const connection = { client, lang: () => 'en' as const, token: () => null };
  const page = await draw(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={{ ...connection, onFailure: () => {}, refresh: () => {} }}>
        <Form />
      </ConnectionContext>
    </QueryClientProvider>,
  );
  const box = page.one<HTMLInputElement>('input');
  await type(box, 'Tumbler ');
  expect(known).toEqual([undefined]);
  await answer([tumbler]);
  await vi.waitFor(() => act(async () => expect(known).toEqual([undefined, tumbler.id])));
  expect(page.place.textContent).not.toContain('vipOrders.product.unknown');
  await type(box, 'Flying carpet');
  await vi.waitFor(() => act(async () => expect(asked).toHaveLength(1)));
  await answer([]);
  await vi.waitFor(() =>
    act(async () => expect(page.place.textContent).toContain('vipOrders.product.unknown')),
  );
  expect(known).toEqual([undefined, tumbler.id, undefined]);
  await page.end();
});

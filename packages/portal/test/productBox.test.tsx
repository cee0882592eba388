// @vitest-environment happy-dom

import { vipCalls } from '@crossdock/contract/vipOrders/calls.ts';
import type { CustomsProduct } from '@crossdock/contract/vipOrders/shapes.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { t } from '../src/shell/i18n.ts';
import { ProductBox } from '../src/vipOrders/ProductBox.tsx';
import { renderWithCalls, typeInto } from './renderWithCalls.tsx';

const tumbler: CustomsProduct = {
  ...{ id: '019e0260-019b-7e73-8701-bd07ce43872f', name: 'Tumbler', zh: '杯', tw: '杯', en: 'Tumbler' },
  ...{ hsCode: '9617.00', unit: 'piece', valueMinor: 0, goodsType: 'kitchen', goodsTypeName: 'Kitchen' },
};

test('a product typed before the list is loaded is recognised afterwards, and an unknown one is reported', async () => {
  const asked: ((list: readonly CustomsProduct[]) => void)[] = [];
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
  const fetch = async () => {
    const waits = Promise.withResolvers<readonly CustomsProduct[]>();
    asked.push(waits.resolve);
    return Response.json({ code: 200, message: '', data: { list: await waits.promise } });
  };
  const page = await renderWithCalls(deriveWire(vipCalls), fetch, <Form />);
  await typeInto(page.place, 'input', 'Tumbler ');
  expect(known).toEqual([undefined]);
  await answer([tumbler]);
  await vi.waitFor(() => act(async () => expect(known).toEqual([undefined, tumbler.id])));
  expect(page.place.textContent).not.toContain(t('vipOrders.product.unknown'));
  await typeInto(page.place, 'input', 'Flying carpet');
  await vi.waitFor(() => act(async () => expect(asked).toHaveLength(1)));
  await answer([]);
  await vi.waitFor(() =>
    act(async () => expect(page.place.textContent).toContain(t('vipOrders.product.unknown'))),
  );
  expect(known).toEqual([undefined, tumbler.id, undefined]);
});

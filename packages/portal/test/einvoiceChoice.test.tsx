// @vitest-environment happy-dom

import { einvoiceCalls } from '@crossdock/contract/einvoices/calls.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { EinvoiceChoice } from '../src/einvoices/EinvoiceChoice.tsx';
import { renderWithCalls } from './renderWithCalls.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: () => null }));

test('saving the invoice choice does not send the payment form', async () => {
  const choice = { kind: 'mobile', code: '/ABC+123', title: '', address: '' };
  const saved: unknown[] = [];
  const paid = vi.fn((event: React.FormEvent) => event.preventDefault());
  const page = await renderWithCalls(
    deriveWire(einvoiceCalls),
    async (_, { body } = {}) => {
      if (body) saved.push(JSON.parse(String(body)));
      const data = body ? choice : { offered: true, email: 'm@example.com', choice };
      return Response.json({ code: 200, message: '', data });
    },
    <form onSubmit={paid}>
      <EinvoiceChoice />
    </form>,
  );
  const press = (button: HTMLElement | null | undefined) => act(async () => button?.click());
  await vi.waitFor(() => act(async () => expect(page.place.textContent).toContain('/ABC+123')));
  await press(page.place.querySelector<HTMLElement>('button'));
  const save = document.querySelector<HTMLElement>('dialog button[type="submit"]');
  expect(save?.closest('form')?.parentElement?.closest('form'), 'no form stands in another').toBeNull();
  await press(save);
  await vi.waitFor(() => act(async () => expect(saved).toEqual([choice])));
  expect(paid).not.toHaveBeenCalled();
});

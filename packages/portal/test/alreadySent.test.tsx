// @vitest-environment happy-dom
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ReportAnyway } from '../src/payments/ReportAnyway.tsx';
import type { TransferReport } from '../src/payments/transferReport.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('@crossdock/web/shop.ts', () => ({ currentShop: () => ({ currency: 'TWD' }) }));

const claim: TransferReport = {
  ...{ bankAccountId: '', transactionNumber: '', payerName: '', payerPhone: '', amount: '50', traded: '' },
  ...{ orderIds: [], despiteReported: false, alreadySent: false },
};
const refusedFor = (error: string) =>
  new CallFailure({ code: 422, error, params: {}, message: 'No', fields: {} });

async function draw(
  part: Partial<Pick<PlainForm<TransferReport>, 'errors' | 'failure'>>,
  values: Partial<TransferReport> = {},
) {
  const set = vi.fn();
  const form = { errors: {}, failure: null, ...part, values: { ...claim, ...values }, set };
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<ReportAnyway form={form as never} />));
  const box = place.querySelector<HTMLInputElement>('input');
  return { set, box, end: () => act(async () => root.unmount()) };
}

test.each([
  ['an amount that the shop does not take', { errors: { amountMinor: 'Between 100 and 50,000' } }, {}, true],
  ['an amount that is none', { errors: { amountMinor: 'Please enter an amount' } }, { amount: 'x' }, false],
  ['a method without top-ups', { failure: refusedFor('recharge.methodNotAllowed') }, {}, true],
  ['another fault', { errors: { payerName: 'Required' } }, {}, false],
  ['one that was said to have left', {}, { alreadySent: true }, true],
])(
  'a transfer with %s can be reported as sent already',
  async (_what, part, values: Partial<TransferReport>, offered) => {
    const drawn = await draw(part, values);
    expect(drawn.box !== null).toBe(offered);
    await act(async () => drawn.box?.click());
    if (drawn.box) expect(drawn.set).toHaveBeenCalledWith('alreadySent', !values.alreadySent);
    await drawn.end();
  },
);

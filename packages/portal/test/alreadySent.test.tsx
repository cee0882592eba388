// @vitest-environment happy-dom
import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { draw } from '@crossdock/ui/samples/draw.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ReportAnyway } from '../src/payments/ReportAnyway.tsx';
import type { TransferReport } from '../src/payments/transferReport.ts';

vi.mock('@crossdock/web/shop.ts', () => ({ currentShop: () => ({ currency: 'TWD' }) }));

const claim: TransferReport = {
  ...{ bankAccountId: '', transactionNumber: '', payerName: '', payerPhone: '', amount: '50', traded: '' },
  ...{ orderIds: [], despiteReported: false, alreadySent: false },
};
const refusedFor = (error: string) =>
  new CallFailure({ code: 422, error, params: {}, message: 'No', fields: {} });

async function drawn(
  part: Partial<Pick<PlainForm<TransferReport>, 'errors' | 'failure'>>,
  values: Partial<TransferReport> = {},
) {
  const set = vi.fn();
  const form = { errors: {}, failure: null, ...part, values: { ...claim, ...values }, set };
  const { place } = await draw(<ReportAnyway form={form as never} />);
  return { set, box: place.querySelector<HTMLInputElement>('input') };
}

test.each([
  ['an amount that the shop does not take', { errors: { amountMinor: 'Between 100 and 50,000' } }, {}, true],
  ['an amount that is none', { errors: { amountMinor: 'Please enter an amount' } }, { amount: 'x' }, false],
  ['a method without top-ups', { failure: refusedFor('recharge.methodNotAllowed') }, {}, true],
  ['another fault', { errors: { payerName: 'Required' } }, {}, false],
  ['one that was said to have left', {}, { alreadySent: true }, true],
])(
  'a transfer with %s can still be reported if the money was already sent',
  async (_what, part, values: Partial<TransferReport>, offered) => {
    const { set, box } = await drawn(part, values);
    expect(box !== null).toBe(offered);
    await act(async () => box?.click());
    if (box) expect(set).toHaveBeenCalledWith('alreadySent', !values.alreadySent);
  },
);

import { expect, test } from 'vitest';
import { checkFiles } from '../structure.ts';

const says = (path: string, text: string) =>
  checkFiles(new Map([[path, text]])).map(({ message }) => message);

test.each([
  'export const A = () => <MeasureField name="fee" digits={2} unit={of} />;',
  'export const A = () => <MeasureField name="feeMinor" digits={0} unit="%" />;',
])('an amount field is not a measure field: %s', (text) => {
  expect(says('packages/console/src/orders/FeeForm.tsx', text)).toContainEqual(
    expect.stringContaining('AmountField'),
  );
});

test('a percentage field is', () => {
  const text = 'export const A = () => <MeasureField name="rateBp" digits={2} unit="%" />;';
  expect(says('packages/console/src/orders/FeeForm.tsx', text)).toEqual([]);
});

test.each([
  'export const a = (amount: number) => amount * 100;',
  'export const a = (order: { dueMinor: number }) => order.dueMinor / 100;',
  'export const a = (price: string) => Math.round(100 * Number(price));',
])('money is not counted in hundredths: %s', (text) => {
  expect(says('packages/portal/src/orders/fee.ts', text)).toContainEqual(
    expect.stringContaining('hundredths'),
  );
});

test('a percentage of a whole is not money', () => {
  const text =
    'export const a = (spentMinor: number, most: number, rateBp: number) => [(spentMinor / most) * 100, rateBp / 100];';
  expect(says('packages/portal/src/orders/fee.ts', text)).toEqual([]);
});

test('refunds go through one function', () => {
  const text = "export const a = () => ({ kind: 'orderRefund', amount: 1 });";
  const fault = expect.stringContaining('settlement/refundToBalance.ts alone');
  expect(says('packages/server/src/pickups/fee.ts', text)).toContainEqual(fault);
  expect(says('packages/server/src/settlement/refundToBalance.ts', text)).not.toContainEqual(fault);
});

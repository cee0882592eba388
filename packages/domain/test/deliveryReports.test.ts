import { describe, expect, test } from 'vitest';
import { saysPackageIsDelivered, shouldAskToSign } from '../src/orders/deliveryReports.ts';

test.each([
  '已签收',
  '快件已签收，感谢使用顺丰',
  '已簽收，簽收人：本人',
  '已送達',
  '包裹已妥投',
  '投递成功：他人代收',
  '配送成功',
  '買家已取件',
  'Delivered',
  'DELIVERED, FRONT DOOR',
  'Delivered. Thank you',
  'Parcel delivered to reception. Signed by LIN',
  'Shipment signed for by: CHEN',
])('%s is a delivery', (text) => expect(saysPackageIsDelivered(text)).toBe(true));

test.each([
  '派送中',
  '配送未成功，將再次配送',
  '未簽收',
  '收件人拒绝签收',
  '待签收',
  '请签收',
  '無法送達：地址不詳，包裹已退回，未簽收',
  '已到自取點，請攜帶證件領取',
  '預計明日已送達',
  'Out for delivery',
  'Not delivered: nobody at home',
  'Undelivered',
  'Delivery attempted, will be delivered tomorrow',
  'Could not be delivered',
  'Expected to be delivered on Friday',
  'Returned to sender, signed for by the warehouse',
  '',
])('%s is not a delivery', (text) => expect(saysPackageIsDelivered(text)).toBe(false));

describe('the member is asked to confirm the delivery', () => {
  const until = '2026-11-02T00:00:00.000Z';
  const inTransit = { actions: ['sign' as const], lastReports: ['配送中'], arrival: { until } };
  test.each([
    [
      'when one package is reported as delivered',
      { lastReports: ['配送中', '已送達'], arrival: null },
      until,
      true,
    ],
    ['when the last promised day is over', {}, until, true],
    ['not before', {}, '2026-11-01T23:59:59.999Z', false],
    ['not without a promise', { arrival: null }, until, false],
    ['not if they cannot confirm it', { actions: [], lastReports: ['已送達'] }, until, false],
  ])('%s', (_, changes, now, is) => {
    expect(shouldAskToSign({ ...inTransit, ...changes }, now)).toBe(is);
  });
});

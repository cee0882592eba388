import { expect, type Page } from '@playwright/test';
import type { Output } from '../packages/contract/src/table.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoMember, expectAccessible, tokenOf, waitUntilSettled } from './visit.ts';
import { portalTextOf } from './words.ts';

type Shipment = Output<'getOrderStatistics'>['shipments'][number];

const member = ['portal', 'demo'] as const;

/** Finds an order of one package in transit, with its forwarding number. */
async function onItsWay(
  page: Page,
  origin: string,
): Promise<{ shipment: Shipment; forwardingNumber: string; atDoor: boolean }> {
  const home = await callAsDemoLogin<Output<'getOrderStatistics'>>(
    page,
    origin,
    member,
    'Member/GetOrderStatistics',
  );
  for (const shipment of home.shipments) {
    const { arrival, stage, packages } = shipment.journey;
    if (arrival.kind !== 'between' || arrival.late || packages.length > 0 || stage === 'delivery') continue;
    const path = `Orders/GetOrderDetails?orderId=${shipment.id}`;
    const order = await callAsDemoLogin<Output<'getOrder'>>(page, origin, member, path);
    return { shipment, forwardingNumber: order.forwardingNumber, atDoor: order.cashOnDelivery };
  }
  throw new Error('The demo member has nothing on its way');
}

test('a line of stages advances with each report, and leads to the order and to the confirmation', async ({
  browser,
  origin,
}) => {
  const phone = await demoMember(browser, origin);
  const { shipment, forwardingNumber, atDoor } = await onItsWay(phone, origin);
  const token = await tokenOf(phone, origin, 'console', 'owner');
  const report = async (tw: string) => {
    const data = { numbers: [forwardingNumber], at: new Date().toISOString(), tw };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await phone.request.post(`${origin}/api/staff/tracking`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await loadAndSettle(phone, `${origin}/home`);
  // The demo member has more open orders than home shows at first.
  const shown = phone.getByRole('list', { name: portalTextOf('journey.title') }).getByRole('listitem');
  await expect(shown.locator('a[href^="/myOrder/"]')).not.toHaveCount(0);
  const first = await shown.locator('a[href^="/myOrder/"]').count();
  await phone.getByRole('link', { name: /^再顯示 \d+ 筆$/ }).click();
  await expect(shown.locator('a[href^="/myOrder/"]').nth(first)).toBeVisible();
  await expectAccessible(phone);
  const line = phone
    .getByRole('list', { name: portalTextOf('journey.title') })
    .getByRole('listitem')
    .filter({ has: phone.locator(`a[href="/myOrder/${shipment.id}"]`) })
    .first();
  const stages = line.getByRole('list', { name: portalTextOf('journey.map') });
  await expect(stages.locator('[aria-current="step"]')).toHaveCount(1);
  await report('配送中');
  await expect(line).toContainText(portalTextOf('journey.head.deliver'));
  await expect(line).toContainText(portalTextOf('journey.by.carrier'));
  await expect(stages.locator('[aria-current="step"]')).toContainText(portalTextOf('journey.stage.delivery'));
  await report('已到自取點，請攜帶證件領取');
  await expect(line).toContainText(portalTextOf('journey.head.collect'));
  await expect(line).toContainText(portalTextOf('journey.by.member'));
  await report('已送達');
  // For cash on delivery the shop confirms delivery, after it has received the money.
  const next = atDoor ? 'confirm' : 'sign';
  await expect(line).toContainText(portalTextOf(`journey.head.${next}`));
  const confirm = line.getByRole('link', {
    name: portalTextOf('home.needs.signOne', { number: shipment.number }),
  });
  await expect(confirm).toHaveCount(atDoor ? 0 : 1);
  await line.locator(`a[href="/myOrder/${shipment.id}"]`).first().click();
  await phone.waitForURL(new RegExp(`/myOrder/${shipment.id}`));
  await waitUntilSettled(phone);
  await expectAccessible(phone);
  const map = phone.getByRole('main').getByRole('list', { name: portalTextOf('journey.map') });
  await expect(map.locator('[aria-current="step"]')).toContainText(portalTextOf('journey.stage.delivered'));
  await expect(phone.getByText(portalTextOf(`journey.next.${next}`), { exact: true })).toBeVisible();
});

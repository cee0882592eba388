import { expect } from '@playwright/test';
import { pressFirst } from './presses.ts';
import { goAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk, demoMember, tokenOf } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

test('a clerk asks a member about an unclaimed parcel, the member says yes on the phone, and one tap assigns it', async ({
  browser,
  origin,
}) => {
  const clerk = await demoClerk(browser, origin, 'owner');
  const phone = await demoMember(browser, origin);
  const found = await callAsDemoLogin<{ list: { account: string; alias: string }[] }>(
    clerk,
    origin,
    ['console', 'owner'],
    'staff/parcels/owners?words=demo',
  );
  const alias = found.list.find(({ account }) => account === 'demo')?.alias;
  const { warehouses } = await callAsDemoLogin<{ warehouses: { id: string }[] }>(
    clerk,
    origin,
    ['console', 'owner'],
    'staff/parcels/desk',
  );
  const courierNumber = `SF${Date.now()}0042`;
  const received = await clerk.request.post(`${origin}/api/staff/parcels/receive`, {
    headers: {
      authorization: `Bearer ${await tokenOf(clerk, origin, 'console', 'owner')}`,
      'idempotency-key': courierNumber,
    },
    data: {
      ...{
        billCode: courierNumber,
        warehouseId: warehouses[0]?.id,
        weightG: 900,
        lengthMm: 300,
        widthMm: 200,
        heightMm: 100,
      },
      labelHint: `${alias} 寄件人:优衣库`,
    },
  });
  expect(received.ok(), await received.text()).toBe(true);

  await goAndSettle(clerk, `${origin}/console/parcels/unclaimed?words=${courierNumber}`);
  await clerk.getByRole('button', { name: consoleTextOf('parcels.ask'), exact: true }).click();
  await expect(clerk.getByText(consoleTextOf('parcels.asked.open'), { exact: true })).toBeVisible();

  await goAndSettle(phone, `${origin}/home`);
  await phone
    .getByRole('link', { name: portalTextOf('home.needs.look') })
    .and(phone.locator('[href="/isItYours"]'))
    .click();
  const question = phone.getByRole('listitem').filter({ hasText: '0042' });
  await question.getByLabel(portalTextOf('parcels.owner.goods')).fill('毛衣');
  await question.getByRole('button', { name: portalTextOf('parcels.owner.yes'), exact: true }).click();
  const checking = question.getByText(portalTextOf('parcels.owner.checking'));
  await expect(checking).toBeVisible();
  expect((await checking.boundingBox())?.width).toBeLessThan(200);

  await expect(clerk.getByText(consoleTextOf('parcels.asked.yes'), { exact: true })).toBeVisible();
  await pressFirst(clerk, 'button', consoleTextOf('parcels.assign.to'), { exact: true });
  await expect(clerk.getByText(consoleTextOf('shell.list.noMatch'))).toBeVisible();
  await expect(question).toHaveCount(0);
});

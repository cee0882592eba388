import { expect } from '@playwright/test';
import type { Output } from '../packages/contract/src/table.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk, demoGuest, demoMember, expectAccessible } from './visit.ts';

test('a guest sees the tax before ordering, and a member sees the customs charge beside the estimate', async ({
  browser,
  origin,
}) => {
  const guest = await demoGuest(browser, origin, { lang: 'en' });
  await guest.goto(`${origin}/freightTrial`);
  await guest.getByLabel('Weight').fill('1');
  const main = guest.getByRole('main');
  await expect(main.getByText('Enter the declared value').first()).toBeVisible();
  await main.getByText('Declared value and insurance').click();
  await guest.getByLabel('Declared value').first().fill('3000');
  await expect(main.getByText(/^Set aside about/).first()).toBeVisible();
  await expect(main.getByText(/Customs decide\./).first()).toBeVisible();

  const desk = await demoClerk(browser, origin, 'owner', { height: 900, lang: 'en' });
  await desk.goto(`${origin}/console/pricing/duties`);
  await desk
    .getByRole('row', { name: /Taiwan.*In use/ })
    .getByRole('button', { name: 'Revise' })
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('VAT or sales tax').fill('50');
  await dialog.getByLabel('Source').fill('New law');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('row', { name: /Taiwan.*In use.*New law/ })).toBeVisible();
  await guest.reload();
  await expect(main.getByText('Source: New law').first()).toBeVisible();
  await expect(main.getByText(/^50% of/).first()).toBeVisible();

  const orders = await callAsDemoLogin<Output<'listOrders'>>(
    guest,
    origin,
    ['portal', 'demo'],
    'Orders/QueryOrder?state=awaitingSignature&pageSize=100',
  );
  // Uses the oldest order, because other journeys sign for newer ones.
  const id = orders.list.at(-1)?.id ?? '';
  await desk.goto(`${origin}/console/orders/${id}`);
  await desk.getByRole('button', { name: 'Note the charge' }).click();
  await dialog.getByLabel('Amount charged').fill('77');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText(/^Charged by customs.*77/).first()).toBeVisible();

  const phone = await demoMember(browser, origin, { lang: 'en' });
  await loadAndSettle(phone, `${origin}/myOrder/${id}`);
  await expect(phone.getByText(/^Customs charged.*77/).first()).toBeVisible();
  await expect(phone.getByText(/(more|less) than estimated$/)).toBeVisible();
  await expect(phone.getByText('Paid by you')).toBeVisible();
  await expectAccessible(phone);
});

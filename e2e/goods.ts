import { expect, type Page } from '@playwright/test';
import { decideAtSandbox } from './member.ts';
import { go, goAndSettle } from './route.ts';
import { pictureFile } from './uploads.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** Finds a product in the catalogue and opens it. */
export async function openProduct(phone: Page, origin: string, name: string): Promise<void> {
  await goAndSettle(phone, `${origin}/shop-main`);
  const search = phone.getByRole('searchbox', { name: portalTextOf('products.search') });
  await search.fill(name);
  await phone
    .getByRole('list', { name: portalTextOf('products.title') })
    .getByRole('link', { name })
    .click();
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(phone.getByText(portalTextOf('products.quantity'), { exact: true })).toBeVisible();
}

/** Asks support from the open page, whose subject is attached as a card. */
export async function askAbout(phone: Page, question: string): Promise<void> {
  await phone.getByRole('button', { name: portalTextOf('shell.support'), exact: true }).click();
  const frame = phone.frameLocator('iframe');
  const box = frame.getByLabel(portalTextOf('support.write'), { exact: true });
  await expect(box).toBeEnabled();
  await frame.getByRole('button', { name: portalTextOf('support.card.attach'), exact: true }).click();
  await box.fill(question);
  await box.press('Enter');
  await expect(frame.getByRole('log').getByText(question)).toBeVisible();
  await expect(frame.getByText(portalTextOf('support.sending'))).toHaveCount(0);
}

/** Buys the open product and pays on the provider's page. Returns the number of the resulting parcel. */
export async function buyOpenProduct(phone: Page): Promise<string> {
  await phone.getByRole('button', { name: portalTextOf('products.buyNow') }).click();
  await phone.getByRole('button', { name: portalTextOf('products.buy'), exact: true }).click();
  await decideAtSandbox(phone, 'approve');
  await expect(phone.getByText(portalTextOf('payments.state.succeeded')).first()).toBeVisible();
  await go(phone, `${new URL(phone.url()).origin}/shop-main?view=purchases`);
  await phone.getByRole('listitem').getByRole('link').first().click();
  await expect(phone.getByText(portalTextOf('products.onShelf'))).toBeVisible();
  const shown = await phone.getByRole('main').locator('a[href^="/myBag/"]').innerText();
  return shown.replace(portalTextOf('products.parcel', { number: '' }), '').trim();
}

/** Tops up the balance on the provider's page. */
export async function topUp(phone: Page, origin: string, amount: string): Promise<void> {
  await goAndSettle(phone, `${origin}/recharge`);
  await phone.getByLabel(portalTextOf('payments.recharge.amount')).fill(amount);
  await phone.getByRole('radio', { name: /測試付款/ }).check();
  await phone.getByRole('button', { name: portalTextOf('payments.recharge.go') }).click();
  await phone.waitForURL(/sandbox-pay/);
  await phone.locator('button.approve').click();
  await phone.waitForURL(/pay\/state/);
  await expect(phone.getByText(portalTextOf('payments.state.succeeded')).first()).toBeVisible();
}

/** Books a pickup after seeing its price. Returns the pickup's number. */
export async function askForPickup(phone: Page, origin: string, contact: string): Promise<string> {
  await goAndSettle(phone, `${origin}/addGoods`);
  await phone.getByRole('radiogroup').getByRole('radio').first().check();
  const weight = phone.getByLabel(portalTextOf('pickups.weight'));
  await weight.fill('3');
  await expect(phone.getByText(portalTextOf('pickups.fee'))).toBeVisible();
  await phone.getByLabel(portalTextOf('pickups.address.label')).fill('體育東路 138 號 2 樓');
  await phone.getByLabel(portalTextOf('pickups.contact.label')).fill(contact);
  await phone.getByLabel(portalTextOf('pickups.phone')).fill('13826601188');
  await phone.getByRole('button', { name: portalTextOf('pickups.send') }).click();
  await phone.waitForURL(/pickUpGoods/);
  const task = phone.getByRole('article').filter({ hasText: contact });
  await expect(task).toContainText(portalTextOf('pickups.state.requested'));
  return (await task.getAttribute('aria-label')) ?? '';
}

/** Assigns a day and a driver to a pickup, and registers the goods at the door with a picture. */
export async function pickUpGoods(clerk: Page, origin: string, number: string): Promise<void> {
  await goAndSettle(clerk, `${origin}/console/pickups?words=${number}`);
  const task = clerk.getByRole('article', { name: number });
  await task.getByRole('button', { name: consoleTextOf('pickups.plan'), exact: true }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(consoleTextOf('pickups.driver')).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: consoleTextOf('pickups.plan'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await go(clerk, `${origin}/console/pickups?shelf=planned&day=all&words=${number}`);
  await task.getByRole('button', { name: consoleTextOf('pickups.collect'), exact: true }).click();
  await dialog.locator('input[type="file"]').setInputFiles(pictureFile('door.png'));
  await expect(dialog.getByRole('img', { name: 'door.png' })).toBeVisible();
  await dialog.getByRole('button', { name: consoleTextOf('pickups.collect'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Declares the contents of a parcel that a driver fetched, whose picture is on the pickups page. Returns its number.
 */
export async function declarePickedUp(phone: Page, origin: string, goodsType: string): Promise<string> {
  await go(phone, `${origin}/pickUpGoods`);
  await expect(
    phone.getByRole('article').getByRole('img', { name: portalTextOf('pickups.photo') }),
  ).toBeVisible();
  const link = phone.getByRole('article').locator('a[href^="/myBag/"]');
  const number = await link.innerText();
  await link.click();
  await phone.getByRole('button', { name: portalTextOf('parcels.detail.edit') }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByText(goodsType, { exact: true }).click();
  await dialog.getByLabel(portalTextOf('parcels.forecast.goodsName')).fill('筆記本');
  await dialog.getByLabel(portalTextOf('parcels.value')).fill('800');
  await dialog.getByRole('button', { name: portalTextOf('shell.save') }).click();
  await expect(dialog).toBeHidden();
  return number;
}

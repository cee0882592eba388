import { expect, type Page, test } from '@playwright/test';
import { startLineProvider } from '../packages/server/test/lineProvider.ts';
import { pressInDialog } from './presses.ts';
import { loadAndSettle } from './route.ts';
import {
  demoPassword,
  expectAccessible,
  expectMessage,
  listenForFaults,
  newPage,
  openAs,
  waitUntilSettled,
} from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** Uses the second demo shop, so that the screens of the first stay as the other journeys expect. */
const shopAt = (baseURL: string | undefined) => `http://siam.${new URL(baseURL ?? '').host}`;

async function saveMessengers(clerk: Page): Promise<void> {
  const section = clerk.locator('section', {
    has: clerk.getByRole('heading', { name: consoleTextOf('messengers.title') }),
  });
  await section.getByRole('button', { name: consoleTextOf('shell.save') }).click();
  await expectMessage(clerk, consoleTextOf('messengers.saved'));
}

test('a shop enables LINE; a member binds it, logs in with it, lets a desktop in by a code, and unbinds it', async ({
  browser,
  baseURL,
}) => {
  const origin = shopAt(baseURL);
  const line = await startLineProvider([
    { clientId: '2000000001', secret: 'line-secret', redirects: [`${origin}/white`] },
  ]);
  const person = `U${Date.now()}`;
  const [clerk, phone, computer] = await Promise.all([
    newPage(browser, 1280),
    newPage(browser, 390),
    newPage(browser, 1280),
  ]);
  const faults = [clerk, phone, computer].map(listenForFaults);
  await openAs(clerk, origin, 'console', null, 'tw');
  await openAs(phone, origin, 'portal', null, 'tw');
  await openAs(computer, origin, 'portal', null, 'tw');

  await test.step('the owner enters the channel, tries it, and saves', async () => {
    await clerk.goto(`${origin}/console/login`);
    await clerk.locator('input[name="login"]').fill('owner');
    await clerk.locator('input[name="password"]').fill(demoPassword);
    await clerk.locator('form button[type="submit"]').click();
    await expect(clerk).not.toHaveURL(/login/);
    await loadAndSettle(clerk, `${origin}/console/shop`);
    // A theme is previewed before it is saved. Leaving without saving asks first.
    await clerk.getByLabel(consoleTextOf('shops.theme.rabbitRed')).check({ force: true });
    await expect(clerk.locator('figure[data-theme="rabbitRed"]')).toBeVisible();
    const messengers = clerk.getByRole('tab', { name: consoleTextOf('shops.tab.messengers') });
    clerk.once('dialog', (asked) => void asked.dismiss());
    await messengers.click();
    await expect(clerk).not.toHaveURL(/messengers/);
    clerk.once('dialog', (asked) => void asked.accept());
    await messengers.click();
    await expect(clerk).toHaveURL(/tab=messengers/);
    await clerk.getByLabel(consoleTextOf('messengers.line.on')).check();
    await clerk.getByLabel(consoleTextOf('messengers.line.issuer')).fill(line.issuer);
    await clerk.getByLabel(consoleTextOf('messengers.line.clientId')).fill('2000000001');
    await clerk.getByLabel(consoleTextOf('messengers.line.secret')).fill('line-secret');
    await clerk.getByRole('button', { name: consoleTextOf('messengers.try') }).click();
    const host = new URL(line.issuer).host;
    await expect(clerk.getByText(consoleTextOf('messengers.try.works', { host }))).toBeVisible();
    await saveMessengers(clerk);
  });

  // Other processes may serve the old page of the shop for a moment, so this retries. LINE requires a login only the
  // first time and then recognizes the phone.
  const leaveForLine = async () => {
    const button = phone.getByRole('button', { name: portalTextOf('members.login.line') });
    await expect(async () => {
      await phone.goto(`${origin}/login`);
      await expect(button).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await button.click();
  };

  await test.step('LINE knows the person but the shop does not: one login binds LINE', async () => {
    await leaveForLine();
    await phone.locator('input[name="login"]').fill(person);
    await phone.getByRole('button').click();
    const name = `LINE ${person}`;
    await expect(
      phone.getByRole('heading', { name: portalTextOf('messengers.choose', { name }) }),
    ).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('link', { name: portalTextOf('messengers.choose.login') }).click();
    await expect(phone.getByText(portalTextOf('messengers.waiting', { name }))).toBeVisible();
    await phone.locator('input[name="account"]').fill('demo');
    await phone.locator('input[name="password"]').fill(demoPassword);
    await phone.getByRole('button', { name: portalTextOf('shell.login'), exact: true }).click();
    await expectMessage(phone, portalTextOf('members.bound'));
    await phone.waitForURL(`${origin}/home`);
  });

  const logOut = async () => {
    await loadAndSettle(phone, `${origin}/me`);
    await phone
      .getByRole('button', { name: portalTextOf('shell.nav.exit'), exact: true })
      .last()
      .click();
    await pressInDialog(phone, portalTextOf('shell.exit.confirm'), { exact: true });
    await phone.waitForURL(`${origin}/login`);
  };

  await test.step('from then on, LINE alone logs the member in', async () => {
    await logOut();
    await leaveForLine();
    await phone.waitForURL(`${origin}/home`);
    await waitUntilSettled(phone);
  });

  await test.step('an answer to a login that somebody else began is refused', async () => {
    await computer.goto(`${origin}/white?code=stolen&state=${'0'.repeat(64)}`);
    await expect(computer.getByText(portalTextOf('messengers.return.otherBrowser'))).toBeVisible();
    await expectAccessible(computer);
  });

  await test.step('the phone logs a computer in by its code', async () => {
    await computer.goto(`${origin}/login`);
    const begun = computer.waitForResponse(/Member\/BeginQrLogin/);
    await computer.getByRole('button', { name: portalTextOf('members.login.qr') }).click();
    const { data } = (await (await begun).json()) as { data: { id: string; scanCode: string } };
    await expect(computer.getByRole('img', { name: portalTextOf('messengers.qr.label') })).toBeVisible();
    await expectAccessible(computer);
    await phone.goto(`${origin}/qrLogin?id=${data.id}#${data.scanCode}`);
    await expect(computer.getByText(portalTextOf('messengers.qr.scanned'))).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: portalTextOf('messengers.scan.accept') }).click();
    await expect(phone.getByText(portalTextOf('messengers.scan.accepted'), { exact: true })).toBeVisible();
    await computer.waitForURL(`${origin}/home`);
    await waitUntilSettled(computer);
  });

  await test.step('after unbinding, LINE no longer logs the member in', async () => {
    await phone.goto(`${origin}/member?tab=security`);
    await phone.getByRole('button', { name: portalTextOf('messengers.unbind'), exact: true }).click();
    await pressInDialog(phone, portalTextOf('messengers.unbind'), { exact: true });
    await expectMessage(phone, portalTextOf('messengers.unbound'));
    await logOut();
    await leaveForLine();
    await expect(phone.getByText(portalTextOf('messengers.choose.intro'))).toBeVisible();
  });

  await test.step('the owner closes the channel again', async () => {
    await clerk.getByLabel(consoleTextOf('messengers.line.on')).uncheck();
    await saveMessengers(clerk);
    const button = phone.getByRole('button', { name: portalTextOf('members.login.line') });
    await expect(async () => {
      await loadAndSettle(phone, `${origin}/login`);
      expect(await button.count()).toBe(0);
    }).toPass();
  });
  expect(faults.flat()).toEqual([]);
  await line.stop();
});

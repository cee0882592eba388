import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { isTaiwanId } from '../packages/domain/src/members/identity.ts';
import { newPage, openAs, read, settled } from './visit.ts';
import { desk, portal } from './words.ts';

/** A citizen's number with a right check digit that nobody of the demo has. */
function freshNumber(): string {
  const head = `P1${String(randomInt(0, 9_999_999)).padStart(7, '0')}`;
  return [...'0123456789'].map((digit) => head + digit).find(isTaiwanId) ?? '';
}

/** Waits until the declarer stands alone in the searched queue, as they were handed in last. */
async function openInQueue(clerk: Page, origin: string, name: string): Promise<void> {
  await clerk.goto(`${origin}/console/declarers?words=${encodeURIComponent(name)}`);
  await settled(clerk);
  await expect(clerk.getByText(name).first()).toBeVisible();
}

test('a declarer is refused with a reason, mended, approved and put on an order', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [phone, clerk] = [await newPage(browser, 390), await newPage(browser, 1280)];
  await openAs(phone, origin, 'portal', 'demo', 'tw');
  await openAs(clerk, origin, 'console', 'support', 'tw');
  const name = `測試申報人${randomInt(1000, 9999)}`;
  const card = phone.getByRole('listitem').filter({ hasText: name });

  await phone.goto(`${origin}/declarer?add=1`);
  const save = phone.getByRole('button', { name: portal('shell.save') });
  await save.click();
  await expect(phone.getByText('請填寫此項')).toHaveCount(3);
  await phone.getByLabel(portal('declarers.name')).fill(name);
  await phone.getByLabel(portal('declarers.phone')).fill('0912345678');
  await phone.getByLabel(portal('declarers.idNumber')).fill(freshNumber());
  await save.click();
  await expect(card).toContainText(portal('declarers.status.0'));

  await openInQueue(clerk, origin, name);
  await clerk.getByLabel(desk('shell.audit.reason')).fill('電話與實名登記不同');
  await clerk.getByRole('button', { name: desk('shell.audit.reject'), exact: true }).click();
  // The member's page is open meanwhile and hears of it by itself.
  await expect(card).toContainText('電話與實名登記不同');

  await card.getByRole('button', { name: portal('shell.edit') }).click();
  await phone.getByLabel(portal('declarers.phone')).fill('0987654321');
  await save.click();
  await expect(card).toContainText(portal('declarers.status.0'));
  await openInQueue(clerk, origin, name);
  const approve = clerk.getByRole('button', { name: desk('shell.audit.approve'), exact: true });
  await approve.click();
  await expect(card).toContainText(portal('declarers.status.1'));
  // A slip is taken back within ten seconds, and waits again for a decision.
  await clerk.getByRole('button', { name: desk('shell.audit.undo'), exact: true }).click();
  await expect(card).toContainText(portal('declarers.status.0'));
  await approve.click();
  await expect(card).toContainText(portal('declarers.status.1'));

  const { list } = await read<{ list: { id: string }[] }>(
    phone,
    origin,
    ['portal', 'demo'],
    'Orders/QueryOrder?state=processing',
  );
  const orderId = list[0]?.id ?? '';
  await phone.goto(`${origin}/myOrder/${orderId}`);
  await phone.getByRole('button', { name: portal('declarers.order.add') }).click();
  await phone.getByRole('button', { name: `${portal('declarers.order.add')} ${name}` }).click();
  await expect(card).toBeVisible();
  await clerk.goto(`${origin}/console/orders/${orderId}`);
  await expect(clerk.getByText(name)).toBeVisible();
});

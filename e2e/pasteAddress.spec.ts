import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { register } from './member.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { listenForFaults, newPage, openAs, waitUntilSettled } from './visit.ts';
import { portalTextOf } from './words.ts';

const pasted = '王小明 0912345678 台北市信義區信義路五段7號10樓 110';

/** Puts the text into the box as the device's clipboard does. */
async function paste(page: Page, text: string): Promise<void> {
  const box = page.getByLabel(portalTextOf('addresses.paste'));
  await box.fill('');
  await box.evaluate((element, words) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(element, words);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
  }, text);
}

type Field = 'consignee' | 'phone' | 'street' | 'detail' | 'zip' | 'province' | 'city' | 'idNumber';

const field = (page: Page, name: Field) => page.locator(`main [name="${name}"]`);

test('an address pasted on a phone fills the form, and is not lost', async ({ browser, origin }) => {
  const [phone, clerk] = [await newPage(browser, 390), await newPage(browser, 1280)];
  await openAs(phone, origin, 'portal', null, 'tw');
  const serial = randomInt(10_000_000, 99_999_999);
  await register(phone, clerk, origin, `pste${serial}`, `09${serial}`);
  await loadAndSettle(phone, `${origin}/address?add=1`);
  const faults = listenForFaults(phone);

  await test.step('one line is split into name, phone, place, street and code', async () => {
    await paste(phone, pasted);
    await expect(phone.getByText(portalTextOf('addresses.paste.filled'))).toBeVisible();
    await expect(field(phone, 'consignee')).toHaveValue('王小明');
    await expect(field(phone, 'phone')).toHaveValue('0912345678');
    await expect(field(phone, 'province')).toHaveValue('臺北市');
    await expect(field(phone, 'city')).toHaveValue('信義區');
    await expect(field(phone, 'street')).toHaveValue('信義路五段');
    await expect(field(phone, 'detail')).toHaveValue('7號10樓');
    await expect(field(phone, 'zip')).toHaveValue('110');
    await expect(phone.getByText(portalTextOf('addresses.derived'))).toHaveCount(0);
  });

  await test.step('a reload and Back keep the text and the fields', async () => {
    await phone.reload();
    await waitUntilSettled(phone);
    await expect(phone.getByLabel(portalTextOf('addresses.paste'))).toHaveValue(pasted);
    await loadAndSettle(phone, `${origin}/home`);
    await phone.goBack();
    await waitUntilSettled(phone);
    await expect(phone.getByLabel(portalTextOf('addresses.paste'))).toHaveValue(pasted);
    await expect(field(phone, 'city')).toHaveValue('信義區');
  });

  await test.step('without a network the text stays, and is read later', async () => {
    const open = '李大華\n陳志豪\n0987654321 大安區和平東路二段106巷8號3樓 10650';
    await phone.route('**/api/Member/ReadAddress', (route) => route.abort());
    await paste(phone, open);
    await expect(phone.getByRole('alert').first()).toBeVisible();
    await expect(phone.getByLabel(portalTextOf('addresses.paste'))).toHaveValue(open);
    await expect(field(phone, 'city')).toHaveValue('信義區');
    await phone.unroute('**/api/Member/ReadAddress');
    await phone.getByRole('button', { name: portalTextOf('addresses.paste.read') }).click();
    await expect(field(phone, 'city')).toHaveValue('大安區');
    await expect(field(phone, 'zip')).toHaveValue('10650');
    // The pasted text does not name the county, which is derived. Two names may be the recipient's, so the member
    // chooses one.
    await expect(field(phone, 'province')).toHaveValue('臺北市');
    await expect(phone.getByText(portalTextOf('addresses.derived'))).toHaveCount(1);
    await expect(field(phone, 'consignee')).toHaveValue('');
    await phone.getByRole('button', { name: '陳志豪' }).click();
    await expect(field(phone, 'consignee')).toHaveValue('陳志豪');
    await expect(phone.getByRole('button', { name: '李大華' })).toHaveCount(0);
  });

  await test.step('a code of another district is reported at its field and corrected by one button', async () => {
    await field(phone, 'zip').fill('110');
    const message = portalTextOf('addresses.zip.differs', { zip: '110', area: '大安區', zips: '106' });
    await expect(phone.getByText(message)).toBeVisible();
    await phone.getByRole('button', { name: portalTextOf('addresses.zip.use', { zip: '106' }) }).click();
    await expect(field(phone, 'zip')).toHaveValue('106');
    await expect(phone.getByText(message)).toHaveCount(0);
    await paste(phone, '陳志豪 0987654321 台北市大安區和平東路二段106巷8號3樓 110');
    await expect(phone.getByText(portalTextOf('addresses.zip.contradict'))).toBeVisible();
    await expect(field(phone, 'zip')).toHaveValue('');
    await phone.getByRole('button', { name: portalTextOf('addresses.zip.use', { zip: '110' }) }).click();
    await phone.getByRole('button', { name: portalTextOf('addresses.zip.keep', { zip: '110' }) }).click();
    await expect(phone.getByText(portalTextOf('addresses.zip.kept', { zip: '110' }))).toBeVisible();
  });

  await test.step('an address that the member insists on is saved, and staff must approve it', async () => {
    await field(phone, 'idNumber').fill('A123456789');
    await phone.getByRole('button', { name: portalTextOf('shell.save'), exact: true }).click();
    await expect(phone.getByText(portalTextOf('addresses.state.pending'))).toBeVisible();
    await expect(phone.getByText('和平東路二段106巷8號3樓')).toBeVisible();
    await loadAndSettle(phone, `${origin}/address?add=1`);
    await expect(phone.getByLabel(portalTextOf('addresses.paste'))).toHaveValue('');
  });
  // The only fault is the failed `ReadAddress` request that this test caused.
  expect(faults.filter((fault) => !fault.includes('ReadAddress'))).toEqual([]);
  await Promise.all([phone, clerk].map((page) => page.context().close()));
});

import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { loadAndSettle } from './route.ts';
import { logIn, newPage } from './visit.ts';
import { portalTextOf } from './words.ts';

/**
 * Adds a device that stores passkeys and always confirms that its user is present and verified: Chromium's virtual
 * authenticator.
 */
async function withAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      ...{ automaticPresenceSimulation: true, defaultBackupEligibility: true, defaultBackupState: true },
    },
  });
  return { cdp, authenticatorId };
}

test('a member adds a passkey, logs in with it alone, re-authenticates with it, and removes it', async ({
  browser,
  baseURL: origin = '',
}) => {
  const page = await newPage(browser, 390);
  const { cdp, authenticatorId } = await withAuthenticator(page);
  await logIn(page, origin);
  await loadAndSettle(page, `${origin}/member?tab=security`);
  await page.getByRole('button', { name: portalTextOf('passkeys.add') }).click();
  const row = page.getByRole('listitem').filter({ hasText: portalTextOf('passkeys.synced') });
  await expect(row).toContainText('Chrome');
  await expect(row).toContainText(portalTextOf('passkeys.unused'));
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  // Uses the same device again, which already has a passkey of the member.
  await page.getByRole('button', { name: portalTextOf('passkeys.add') }).click();
  await expect(page.getByText(portalTextOf('passkeys.known'))).toBeVisible();

  await row.getByRole('button', { name: portalTextOf('passkeys.rename') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(portalTextOf('passkeys.name')).fill('測試手機');
  await dialog.getByRole('button', { name: portalTextOf('passkeys.rename.save') }).click();
  await expect(row).toContainText('測試手機');

  await page.evaluate(() => localStorage.removeItem('crossdock.token'));
  await page.goto(`${origin}/login`);
  // Either the browser logs in automatically, as virtual authenticators do, or the button does.
  const button = page.getByRole('button', { name: portalTextOf('passkeys.login') });
  await button.click({ timeout: 10_000 }).catch(() => undefined);
  await page.waitForURL(`${origin}/home`);
  await page.goto(`${origin}/member?tab=security`);
  await expect(row).toContainText(portalTextOf('passkeys.used'));

  await row.getByRole('button', { name: portalTextOf('passkeys.remove') }).click();
  await dialog.getByRole('button', { name: portalTextOf('passkeys.remove') }).click();
  await expect(page.getByText(portalTextOf('passkeys.none'))).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('crossdock.token'));
  await page.goto(`${origin}/login`);
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: '通行金鑰' })).toBeVisible();
  await page.context().close();
});

import { expect, type Page } from '@playwright/test';
import { onePixel } from './uploads.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** Writes and publishes an announcement with a picture that members of a level must read for some seconds. */
export async function announce(clerk: Page, origin: string, title: string, level: string): Promise<void> {
  await clerk.goto(`${origin}/console/announcements/new`);
  await clerk
    .getByRole('textbox', { name: consoleTextOf('announcements.field.title'), exact: true })
    .fill(title);
  const text = clerk.getByRole('textbox', { name: consoleTextOf('announcements.field.text') });
  await text.click();
  await clerk.keyboard.type('請先核對申報資料');
  const chooser = clerk.waitForEvent('filechooser');
  await clerk.getByRole('button', { name: consoleTextOf('announcements.editor.picture') }).click();
  await (await chooser).setFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: onePixel,
  });
  await expect(text.locator('img[data-file]')).toHaveCount(1);
  await expect(clerk.getByRole('complementary').filter({ hasText: title }).locator('img')).toHaveCount(1);
  await clerk.getByLabel(consoleTextOf('announcements.field.top')).check();
  await clerk.getByLabel(consoleTextOf('announcements.field.readSeconds')).fill('3');
  await clerk.getByRole('button', { name: level, exact: true }).click();
  await clerk.getByRole('button', { name: consoleTextOf('announcements.release'), exact: true }).click();
  await expect(clerk.getByText(consoleTextOf('announcements.state.live'), { exact: true })).toBeVisible();
}

/** Reads the announcement shown over the home page: waits for the countdown and confirms it. */
export async function confirmTopAnnouncement(phone: Page, origin: string, title: string): Promise<void> {
  await phone.goto(`${origin}/home`);
  const dialog = phone.getByRole('dialog', { name: title });
  const counting = dialog.getByRole('button', { name: /\d/ });
  await expect(counting).toBeDisabled();
  await dialog.getByRole('button', { name: portalTextOf('announcements.understood'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  // The newest announcements are listed on the page, unread ones first.
  await expect(phone.getByRole('link', { name: portalTextOf('announcements.back') })).toBeVisible();
}

/** HTML that would run scripts or load from another site if a text were shown without cleaning. */
export const hostileHtml = `<script>window.hostile = 1</script><img src="x" onerror="window.hostile = 2">
  <img src="https://evil.example/spy.png"><a href="javascript:window.hostile = 3">一</a>
  <svg onload="window.hostile = 4"><a xlink:href="javascript:window.hostile = 5">二</a></svg>
  <iframe srcdoc="<script>parent.hostile = 6</script>"></iframe><p style="position:fixed" onclick="window.hostile = 7">三</p>
  <math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hostile=8&gt;">
  <img src="data:image/svg+xml,<svg onload='window.hostile = 9'/>"><form action="https://evil.example"><input></form>`;

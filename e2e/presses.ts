import type { Locator, Page } from '@playwright/test';

type Exactly = { readonly exact?: boolean };

/** Presses the button that has exactly this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses the first button or link of this name, where a page has several. */
export const pressFirst = (
  on: Page | Locator,
  role: 'button' | 'link',
  name: string | RegExp,
  exactly: Exactly = {},
) =>
  on
    .getByRole(role, { name, ...exactly })
    .first()
    .click();

/** Presses a button of the open dialog, which often has the name of the one that opened it. */
export const pressInDialog = (page: Page, name: string | RegExp, exactly: Exactly = {}) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, ...exactly })
    .click();

/** Types a line and ends it with Enter, like a scanner. */
export async function typeLine(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

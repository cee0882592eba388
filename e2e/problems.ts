import { expect, type Page } from '@playwright/test';
import { go } from './route.ts';
import { desk, portal } from './words.ts';

/** At the desk, of the parcel that was received last: one key opens the form, a digit says what is wrong. */
export async function registerProblem(clerk: Page, numbers: readonly string[], words: string): Promise<void> {
  await clerk.keyboard.press('F4');
  const form = clerk.getByRole('dialog');
  await expect(form.getByLabel(desk('problems.register.number'))).toHaveValue(
    new RegExp(`^(${numbers.join('|')})$`),
  );
  await expect(form.getByRole('button', { name: desk('problems.type.damaged') })).toBeFocused();
  await clerk.keyboard.press('1');
  await expect(form.getByLabel(desk('problems.description'))).toBeFocused();
  await clerk.keyboard.type(words);
  await form.getByRole('button', { name: desk('problems.register') }).click();
  await expect(form).toHaveCount(0);
}

/** The member's home says that something is wrong; the decision is asked for once more before it goes out. */
export async function decide(phone: Page, origin: string, words: string): Promise<void> {
  await go(phone, `${origin}/home`);
  await phone.getByRole('link', { name: portal('home.needs.problem.answer') }).click();
  await phone.getByRole('link').filter({ hasText: words }).click();
  await phone.getByRole('radio', { name: portal('problems.choice.ship') }).check();
  await phone.getByRole('button', { name: portal('problems.answer.send') }).click();
  const asks = phone.getByRole('dialog');
  await asks.getByRole('button', { name: portal('problems.answer.send') }).click();
  await expect(phone.getByText(portal('problems.state.answered')).first()).toBeVisible();
}

/** What the member decided waits in the queue, and is settled with a word that the member reads. */
export async function settle(clerk: Page, origin: string, words: string, outcome: string): Promise<void> {
  await go(clerk, `${origin}/console/problems`);
  const problem = clerk.getByRole('article').filter({ hasText: words });
  await problem.getByRole('button', { name: desk('problems.resolve') }).click();
  const asks = clerk.getByRole('dialog');
  await asks.getByLabel(desk('problems.note')).fill(outcome);
  await asks.getByRole('button', { name: desk('problems.resolve') }).click();
  await expect(problem).toHaveCount(0);
}

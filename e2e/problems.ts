import { expect, type Page } from '@playwright/test';
import { pressInDialog } from './presses.ts';
import { go } from './route.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/**
 * Registers a problem at the desk for the last received parcel: one key opens the form, and a digit chooses the kind of
 * problem.
 */
export async function registerProblem(clerk: Page, numbers: readonly string[], words: string): Promise<void> {
  await clerk.keyboard.press('F9');
  const form = clerk.getByRole('dialog');
  await expect(form.getByLabel(consoleTextOf('problems.register.number'))).toHaveValue(
    new RegExp(`^(${numbers.join('|')})$`),
  );
  await expect(form.getByRole('button', { name: consoleTextOf('problems.type.damaged') })).toBeFocused();
  await clerk.keyboard.press('1');
  await expect(form.getByLabel(consoleTextOf('problems.description'))).toBeFocused();
  await clerk.keyboard.type(words);
  await form.getByRole('button', { name: consoleTextOf('problems.register') }).click();
  await expect(form).toHaveCount(0);
}

/** The member opens the problem from the home page and decides. The decision needs a confirmation. */
export async function decideProblem(
  phone: Page,
  origin: string,
  words: string,
  choice: 'ship' | 'without' = 'ship',
): Promise<void> {
  await go(phone, `${origin}/home`);
  await phone.getByRole('link', { name: portalTextOf('home.needs.problem.answer') }).click();
  await phone.getByRole('link').filter({ hasText: words }).click();
  await phone.getByRole('button', { name: portalTextOf(`problems.choice.${choice}`) }).click();
  await pressInDialog(phone, portalTextOf('problems.answer.send'));
  await expect(phone.getByText(portalTextOf('problems.state.answered')).first()).toBeVisible();
}

/** Staff find the member's decision in the queue and settle the problem with a note for the member. */
export async function settleDecidedProblem(
  clerk: Page,
  origin: string,
  words: string,
  outcome: string,
): Promise<void> {
  await go(clerk, `${origin}/console/problems`);
  const problem = clerk.getByRole('article').filter({ hasText: words });
  await problem.getByRole('button', { name: consoleTextOf('problems.resolve') }).click();
  const asks = clerk.getByRole('dialog');
  await asks.getByLabel(consoleTextOf('problems.note')).fill(outcome);
  await asks.getByRole('button', { name: consoleTextOf('problems.resolve') }).click();
  await expect(problem).toHaveCount(0);
}

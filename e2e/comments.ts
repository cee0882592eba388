import { expect, type Page } from '@playwright/test';
import { go } from './route.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** Reviews a delivered order, starting from the member's home page, and waits until the review is shown. */
export async function writeReview(phone: Page, origin: string, number: string, words: string): Promise<void> {
  await go(phone, `${origin}/home`);
  await phone.getByRole('link', { name: portalTextOf('home.needs.commentWrite') }).click();
  const order = phone.getByRole('listitem').filter({ hasText: number });
  await order.getByRole('link', { name: portalTextOf('comments.write') }).click();
  await phone.getByRole('radio', { name: portalTextOf('comments.stars', { n: 4 }) }).check();
  await phone.getByRole('button', { name: portalTextOf('comments.tag.speed.fast') }).click();
  await phone.getByLabel(portalTextOf('comments.text')).fill(words);
  await phone.getByRole('button', { name: portalTextOf('comments.send') }).click();
  await expect(phone.getByRole('article').getByText(words)).toBeVisible();
}

/** Answers the review with these words publicly. */
export async function answerComment(
  clerk: Page,
  origin: string,
  words: string,
  answer: string,
): Promise<void> {
  await go(clerk, `${origin}/console/comments?shelf=all`);
  const comment = clerk.getByRole('article').filter({ hasText: words });
  await comment.getByRole('button', { name: consoleTextOf('comments.answer.save') }).click();
  await comment.getByLabel(consoleTextOf('comments.answerBox')).fill(answer);
  await comment.getByRole('button', { name: consoleTextOf('comments.answer.save') }).click();
  await expect(comment.getByText(answer)).toBeVisible();
}

import { expect, type Page } from '@playwright/test';
import { desk, portal } from './words.ts';

/** Says what the signed order that is open was like, and waits until it stands there. */
export async function comment(phone: Page, words: string): Promise<void> {
  await phone.getByRole('link', { name: portal('comments.write') }).click();
  await phone.getByRole('radio', { name: portal('comments.stars', { n: 4 }) }).check();
  await phone.getByRole('button', { name: portal('comments.tag.speed.fast') }).click();
  await phone.getByLabel(portal('comments.text')).fill(words);
  await phone.getByRole('button', { name: portal('comments.send') }).click();
  await expect(phone.getByRole('article').getByText(words)).toBeVisible();
}

/** Answers the comment that says so, for everybody to read. */
export async function answerComment(
  clerk: Page,
  origin: string,
  words: string,
  answer: string,
): Promise<void> {
  await clerk.goto(`${origin}/console/comments?shelf=all`);
  const comment = clerk.getByRole('article').filter({ hasText: words });
  await comment.getByRole('button', { name: desk('comments.answer.save') }).click();
  await comment.getByLabel(desk('comments.answerBox')).fill(answer);
  await comment.getByRole('button', { name: desk('comments.answer.save') }).click();
  await expect(comment.getByText(answer)).toBeVisible();
}

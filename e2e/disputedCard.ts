import { type Browser, expect } from '@playwright/test';
import {
  createDispute,
  deductDisputed,
  type StripeTestDispute,
} from '../packages/server/test/stripeDisputes.ts';
import type { StripeDouble } from '../packages/server/test/stripeDouble.ts';
import { signedEvent } from '../packages/server/test/stripeEvents.ts';
import { openCardShop } from './cardShop.ts';
import { callApiInPage, tokenIn } from './newShop.ts';
import { deliver } from './payAccounts.ts';
import { pressInDialog } from './presses.ts';
import { expectMessage } from './visit.ts';
import { consoleTextOf } from './words.ts';

/** A card payment is disputed: the desk finds the task, sends the evidence, and reads the bank's decision. */
export async function handleCardDispute(
  browser: Browser,
  baseURL: string | undefined,
  stripe: StripeDouble,
): Promise<void> {
  const { shop, account } = await openCardShop(browser, baseURL, stripe);
  const { clerk, origin } = shop;
  const session = [...stripe.sessions.values()].at(-1);
  if (session === undefined) throw new Error('no page was opened at Stripe');
  const say = async (what: string, about: StripeTestDispute) => {
    const event = signedEvent(`charge.dispute.${what}`, about, { secret: account.secret });
    expect(await deliver({ url: account.address, body: event.payload, headers: event.headers })).toBe(200);
  };

  const one = createDispute(stripe, session);
  deductDisputed(one);
  await say('created', one);
  await clerk.goto(`${origin}/console/wallet/chargebacks`);
  const row = clerk.getByRole('row').filter({ hasText: consoleTextOf('chargebacks.state.needsAnswer') });
  // On a wide screen the chargeback first opens beside the list, and its page opens from there.
  await row.getByText(consoleTextOf('chargebacks.reason.notReceived')).click();
  await clerk.getByRole('link', { name: consoleTextOf('finding.step.openList'), exact: true }).click();
  await clerk.waitForURL(/wallet\/chargebacks\/[\w-]+$/);
  const figures = clerk.locator('section').filter({ hasText: consoleTextOf('chargebacks.amount') });
  await expect(figures.getByText(consoleTextOf('chargebacks.held'))).toBeVisible();
  await expect(clerk.getByText(consoleTextOf('chargebacks.evidence.intro'))).toBeVisible();

  await clerk.getByRole('button', { name: consoleTextOf('chargebacks.answer') }).click();
  await pressInDialog(clerk, consoleTextOf('chargebacks.answer'));
  await expectMessage(clerk, consoleTextOf('chargebacks.answer.done'));
  await expect(clerk.getByRole('button', { name: consoleTextOf('chargebacks.answer.undo') })).toBeVisible();

  one.status = 'lost';
  one.evidence_details.submission_count = 1;
  await say('closed', one);
  // The open page shows the bank's decision without a reload.
  await expect(clerk.getByText(consoleTextOf('chargebacks.owed'))).toBeVisible();
  await expect(figures.getByText(consoleTextOf('chargebacks.state.lost')).first()).toBeVisible();
  await expect(figures.getByText(consoleTextOf('chargebacks.held'))).toHaveCount(0);
  const boss = await tokenIn(clerk, 'crossdock.console.token');
  const path = 'staff/chargebacks?shelf=all';
  const { list } = await callApiInPage<{ list: unknown[] }>(clerk, 'GET', path, boss);
  expect(list).toMatchObject([
    { state: 'lost', amountMinor: session.amount_total, lostMinor: session.amount_total, heldMinor: 0 },
  ]);
}

import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { Database, type Tx } from '../packages/server/src/platform/db.ts';
import { db } from '../packages/server/src/platform/query.ts';
import { asShopId } from '../packages/server/src/platform/scope.ts';
import { addShop } from '../packages/server/src/shops/newShop.ts';
import { newPage, openWith } from './visit.ts';

export interface NewShop {
  readonly id: string;
  readonly origin: string;
  /** The owner's console. */
  readonly clerk: Page;
}

const firstPassword = 'Cardboard7-before';
const password = 'Cardboard7-after';
const databaseUrl = () => readFileSync(process.env.E2E_DATABASE_NOTE ?? '', 'utf8');

/**
 * Calls the API of the shop that the page shows. Runs in the browser, because only the browser resolves the
 * shop's host.
 */
export async function callApiInPage<T>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  token: string | null,
  input: unknown = {},
): Promise<T> {
  const { status, body } = await page.evaluate(
    async ([how, url, bearer, sent]) => {
      const authorization: Record<string, string> =
        bearer === null ? {} : { authorization: `Bearer ${bearer}` };
      const answer = await fetch(`/api/${url}`, {
        method: how,
        headers: { ...authorization, 'content-type': 'application/json' },
        ...(how === 'GET' ? {} : { body: JSON.stringify(sent) }),
      });
      return { status: answer.status, body: (await answer.json()) as { data: unknown } };
    },
    [method, path, token, input] as const,
  );
  expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
  return body.data as T;
}

/** Creates a shop as the operator does, with its owner logged in at the console. It has no members yet. */
export async function newShop(
  browser: Browser,
  baseURL: string | undefined,
  { currency, timeZone, lang = 'tw' }: { currency: string; timeZone: string; lang?: 'tw' | 'en' },
): Promise<NewShop> {
  const code = `new${currency.toLowerCase()}${randomInt(10_000_000, 99_999_999)}`;
  const host = `${code}.localhost`;
  const id = await addShop(databaseUrl(), {
    ...{ code, host, currency, lang, name: `新集運 ${currency}`, 'time-zone': timeZone },
    ...{ 'owner-login': 'boss', 'owner-name': '陳老闆', 'owner-password': firstPassword },
  });
  const origin = `http://${host}:${new URL(baseURL ?? '').port}`;
  return { id, origin, clerk: await firstLogin(browser, origin, 'boss', lang) };
}

/** A console whose clerk has logged in for the first time and chosen a password of their own. */
async function firstLogin(browser: Browser, origin: string, login: string, lang: 'tw' | 'en'): Promise<Page> {
  const clerk = await newPage(browser, 1280);
  await clerk.goto(`${origin}/console/login`);
  const { token } = await callApiInPage<{ token: string }>(clerk, 'POST', 'staff/login', null, {
    login,
    password: firstPassword,
  });
  await callApiInPage(clerk, 'POST', 'staff/account/password', token, {
    ...{ oldPassword: firstPassword, password, confirmPassword: password },
  });
  await openWith(clerk, 'console', token, lang);
  await clerk.evaluate((kept) => localStorage.setItem('crossdock.console.token', kept), token);
  return clerk;
}

/** The token of the page's clerk or member. */
export const tokenIn = (
  page: Page,
  key: 'crossdock.token' | 'crossdock.console.token',
): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

/** Creates a colleague of the owner, logged in at a console of their own. */
export async function newColleague(
  browser: Browser,
  { origin, clerk }: NewShop,
  login: string,
): Promise<Page> {
  const boss = await tokenIn(clerk, 'crossdock.console.token');
  await callApiInPage(clerk, 'POST', 'staff/accounts/add', boss, {
    ...{ login, name: login, roles: ['finance'], password: firstPassword },
  });
  return firstLogin(browser, origin, login, 'tw');
}

/** Registers a member of the shop on a phone, with a link from the owner. */
export async function newMember(
  browser: Browser,
  { origin, clerk }: NewShop,
  lang: 'tw' | 'en' = 'tw',
): Promise<Page> {
  const serial = String(randomInt(10_000_000, 99_999_999));
  const boss = await tokenIn(clerk, 'crossdock.console.token');
  const { url } = await callApiInPage<{ url: string }>(clerk, 'POST', 'staff/members/invite', boss, {
    ...{ name: '王小明', areaCode: '886', phone: `09${serial}`, email: `m${serial}@example.com` },
  });
  const phone = await newPage(browser, 390);
  await phone.goto(`${origin}/login`);
  const { token } = await callApiInPage<{ token: string }>(
    phone,
    'POST',
    'Member/AcceptMemberInvitation',
    null,
    {
      ...{ ticket: new URL(url).hash.replace('#link=', ''), account: `m${serial}` },
      ...{ password, confirmPassword: password, agreements: { service: true, carrier: true } },
    },
  );
  await openWith(phone, 'portal', token, lang);
  await phone.evaluate((kept) => localStorage.setItem('crossdock.token', kept), token);
  return phone;
}

/** Sets the end of the held price of a demo shop's unpaid order to a second ago. */
export async function expirePriceHold(shopCode: string, orderId: string): Promise<void> {
  const database = new Database({ url: databaseUrl(), role: null, pool: 1 });
  try {
    const [shop] = await database.control<{ id: string }>('select id from shops where code = $1', [shopCode]);
    const untilAt = sql<string>`now() - interval '1 second'`;
    const ended = await database.transact(asShopId(shop?.id ?? ''), (tx) =>
      tx.run(
        db
          .updateTable('orderHolds')
          .set({ untilAt })
          .where('shopId', '=', tx.shopId)
          .where('orderId', '=', orderId),
      ),
    );
    expect(ended).toBe(1);
  } finally {
    await database.end();
  }
}

/**
 * Makes the job that queries open payments ask the provider at once about this payment, whose result was not
 * reported.
 */
export const queryPaymentNow = (shopId: string, paymentId: string): Promise<void> =>
  dueNow(shopId, 'ask-payments', (tx) =>
    db
      .updateTable('payments')
      .set({ askAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', paymentId),
  );

/** Makes a payment's pending refunds due, so that the job asks the provider for their outcome at once. */
export const queryRefundsNow = (shopId: string): Promise<void> =>
  dueNow(shopId, 'refund-sources', (tx) =>
    db
      .updateTable('sourceRefunds')
      .set({ dueAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('state', '=', 'pending'),
  );

/** Runs the job for the shop's e-invoices at once: it plans new ones and requests them from the provider. */
export const issueEinvoicesNow = (shopId: string): Promise<void> => dueNow(shopId, 'issue-einvoices');

/** Makes the shop's issued e-invoices more than two months old, so that none can be voided any more. */
export const ageEinvoices = (shopId: string): Promise<void> =>
  dueNow(shopId, 'issue-einvoices', (tx) =>
    db
      .updateTable('einvoices')
      .set({ issuedAt: sql<string>`issued_at - interval '70 days'` })
      .where('shopId', '=', tx.shopId)
      .where('state', '=', 'issued'),
  );

async function dueNow(shopId: string, name: string, due?: (tx: Tx) => Parameters<Tx['run']>[0]) {
  const database = new Database({ url: databaseUrl(), role: null, pool: 1 });
  try {
    await database.transact(asShopId(shopId), async (tx) => {
      if (due) await tx.run(due(tx));
      const data = JSON.stringify({ shopId });
      const job = sql`insert into pgboss.job (name, data) values (${name}, ${data}::jsonb) returning id`;
      await tx.all({ compile: () => job.compile(db) });
    });
  } finally {
    await database.end();
  }
}

/**
 * Makes the shop's unanswered refund two hours old, and delays the next query by an hour, so that people must decide.
 */
export async function ageUnansweredRefund(shopId: string): Promise<void> {
  const database = new Database({ url: databaseUrl(), role: null, pool: 1 });
  const age = (tx: Tx) =>
    tx.all(
      db
        .updateTable('sourceRefunds')
        .set({ dueAt: tx.now, createdAt: sql<string>`created_at - interval '2 hours'` })
        .where('shopId', '=', tx.shopId)
        .where('state', '=', 'waiting')
        .where('tries', '>', 0)
        .returning('id'),
    );
  const rest = (tx: Tx, item: string) => {
    const dueAt = new Date(Date.parse(tx.now) + 3_600_000).toISOString();
    const work = { shopId: tx.shopId, kind: 'refundSources', item, since: tx.now, failedAt: tx.now, dueAt };
    return tx.run(
      db
        .insertInto('openWork')
        .values({ ...work, why: 'no answer' })
        .onConflict((conflict) => conflict.columns(['shopId', 'kind', 'item']).doUpdateSet({ dueAt })),
    );
  };
  const once = () =>
    database.transact(asShopId(shopId), async (tx) => {
      const aged = await age(tx);
      for (const { id } of aged) await rest(tx, id);
      return aged.length;
    });
  try {
    await expect.poll(once).toBe(1);
  } finally {
    await database.end();
  }
}

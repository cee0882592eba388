import { expect, type Page } from '@playwright/test';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { callAsDemoLogin, demoClerk, waitUntilSettled, yesterday } from './visit.ts';
import { consoleTextOf } from './words.ts';

/** Seconds a practised typist needs for a key (Card, Moran and Newell: The Keystroke-Level Model, 1980). */
const secondsPerKey = 0.2;
/**
 * A Chinese character needs up to four keys: three sounds and a tone (Zhuyin), or its spelling and a choice (Pinyin).
 */
const keysPerCharacter = 4;
const keysOf = (words: string) =>
  [...words].reduce((keys, char) => keys + (/\p{Script=Han}/u.test(char) ? keysPerCharacter : 1), 0);
const limitSeconds = 3;

interface Rows<Row> {
  readonly list: readonly Row[];
}

interface Member {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly account: string;
  readonly alias: string;
}

/** True if a search for the given name in `name` also finds this member. */
const sharesName = (one: Member, name: string) => one.name.includes(givenName(name));
const givenName = (name: string) => name.slice(-2);

/** The day in the shop's time zone. */
const dayOf = (atMs: number) => new Date(atMs + 8 * 3_600_000).toISOString().slice(0, 10);

interface Find {
  readonly what: string;
  /**
   * The words to search for. A complete number is pasted instead of typed, because it comes from a message or a
   * scanner.
   */
  readonly words: string;
  readonly pasted?: boolean;
  /** Part of the expected result line. */
  readonly line: string | RegExp;
  readonly opens: RegExp;
}

/**
 * Presses Ctrl and K, types the words, moves down to the line, presses Enter. Returns the estimated seconds for the
 * keys, and the time that the product needed.
 */
async function found(clerk: Page, find: Find): Promise<{ hands: number; waited: number }> {
  await clerk.keyboard.press('Control+k');
  const dialog = clerk.getByRole('dialog');
  const box = dialog.getByRole('combobox');
  await expect(box).toBeFocused();
  let keys = 2;
  if (find.pasted) await clerk.keyboard.insertText(find.words);
  else await clerk.keyboard.type(find.words);
  keys += find.pasted ? 2 : keysOf(find.words);
  const began = Date.now();
  const options = dialog.getByRole('option');
  const line = options.filter({ hasText: find.line }).first();
  await expect(line).toBeVisible();
  const waited = (Date.now() - began) / 1_000;
  for (; (await line.getAttribute('aria-selected')) !== 'true'; keys++) {
    expect(keys, `${find.what}: too far down`).toBeLessThan(30);
    await clerk.keyboard.press('ArrowDown');
  }
  await clerk.keyboard.press('Enter');
  await expect(clerk).toHaveURL(find.opens);
  await waitUntilSettled(clerk);
  return { hands: (keys + 1) * secondsPerKey, waited };
}

test('ten things are found from any page by keyboard, each within three seconds of typing', async ({
  browser,
  origin,
}) => {
  const clerk = await demoClerk(browser, origin, 'owner');
  const list = async <Row>(path: string) =>
    (await callAsDemoLogin<Rows<Row>>(clerk, origin, ['console', 'owner'], path)).list;
  // Leaves out today's rows, which come from other journeys, such as dozens of members who share a name.
  const until = `toDay=${yesterday()}`;
  const [orders, parcels, members, payments, shelves, lists] = await Promise.all([
    list<{ id: string; number: string }>(`staff/orders?${until}&pageSize=10`),
    list<{ id: string; billCode: string }>(`staff/parcels?${until}&pageSize=50`),
    list<Member>(`staff/members?${until}&pageSize=100`),
    list<{ amountMinor: number; createdAt: string }>(`staff/payments?${until}&pageSize=10`),
    list<{ shelfCode: string }>(`staff/parcels?state=shelved&${until}&pageSize=10`),
    list<{ number: string }>('staff/withdrawals?pageSize=10'),
  ]);
  const member = members.find(
    ({ name }) =>
      /^\p{Script=Han}{3}$/u.test(name) && members.filter((one) => sharesName(one, name)).length === 1,
  );
  const parcel = parcels.find(({ billCode }) => /\d{6}$/.test(billCode));
  const [[order], [payment], [shelf], [withdrawal]] = [orders, payments, shelves, lists];
  if (!order || !parcel || !payment || !member || !shelf || !withdrawal)
    throw new Error('the demo shop has too little');
  const day = dayOf(Date.parse(payment.createdAt)).slice(5).replace('-', '/');
  const amount = String(payment.amountMinor / 100);
  const tail = parcel.billCode.slice(-6);
  const finds: Find[] = [
    {
      what: 'a page',
      words: 'coup',
      line: consoleTextOf('shell.nav.coupons'),
      opens: /\/coupons$/,
    },
    {
      what: 'a setting',
      words: 'mail',
      line: consoleTextOf('shops.tab.mail'),
      opens: /\/shop\?.*mail/,
    },
    {
      what: 'an order',
      words: order.number,
      pasted: true,
      line: order.number,
      opens: new RegExp(`/orders/${order.id}`),
    },
    {
      what: 'the last digits of a parcel',
      words: tail,
      line: parcel.billCode,
      opens: new RegExp(`/parcels/${parcel.id}`),
    },
    {
      what: 'the last digits of a phone',
      words: member.phone.slice(-6),
      line: member.account,
      opens: new RegExp(`/members/${member.id}`),
    },
    {
      what: 'an alias',
      words: member.alias,
      pasted: true,
      line: member.alias,
      opens: new RegExp(`/members/${member.id}`),
    },
    {
      what: 'a given name',
      words: givenName(member.name),
      line: member.account,
      opens: new RegExp(`/members/${member.id}`),
    },
    {
      what: 'an amount and its day',
      words: `${amount} ${day}`,
      line: Number(amount).toLocaleString('en'),
      opens: /\/wallet\/payments/,
    },
    { what: 'a location', words: shelf.shelfCode, line: shelf.shelfCode, opens: /\/parcels\?/ },
    {
      what: 'a withdrawal',
      words: withdrawal.number,
      pasted: true,
      line: withdrawal.number,
      opens: /\/withdrawals\?words/,
    },
  ];
  await loadAndSettle(clerk, `${origin}/console/orders`);
  for (const find of finds) {
    const { hands, waited } = await found(clerk, find);
    console.log(`${find.what}: ${hands.toFixed(1)} s of hands, waited ${waited.toFixed(2)} s`);
    // Only keys are limited, because the machine's speed does not matter here.
    expect(hands, find.what).toBeLessThanOrEqual(limitSeconds);
  }
});

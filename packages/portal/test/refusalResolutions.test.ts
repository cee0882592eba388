import { globSync, readFileSync } from 'node:fs';
import { refusalFixOf } from '@crossdock/contract/checkout/refusalFixes.ts';
import { shipAllPageTexts } from '@crossdock/contract/checkout/ship.ts';
import { type RefusalCode, statusOf } from '@crossdock/contract/refusals.ts';
import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { describe, expect, test } from 'vitest';
import { refusalResolutions } from './refusalResolutions.ts';

const root = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The refusals that members and guests can get from the calls that the portal makes. */
const forMembers = new Set<RefusalCode>(
  Object.values<Call>(calls)
    .filter(({ access, forPrograms }) => access.by !== 'staff' && access.by !== 'provider' && !forPrograms)
    .flatMap(({ refusals: codes = [] }) => codes),
);

const { button, field, fresh, page, none } = refusalResolutions;
const listed = [button, page, none].flatMap((codes) => Object.keys(codes)).concat(field, fresh);
const inCheckout = [...forMembers].filter((code) => refusalFixOf(code) !== 'none');

describe('each refusal that a member can get', () => {
  test('has a way out, or the reason why it has none', () => {
    const decided = new Set([...listed, ...inCheckout]);
    const open = [...forMembers].filter((code) => !decided.has(code));
    expect(open, 'give it a repair, or list it in refusalResolutions.ts').toEqual([]);
  });

  test('is decided once, and is still in use', () => {
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((code) => !forMembers.has(code as RefusalCode))).toEqual([]);
  });

  test('with a button has it in the named file', () => {
    const wrong = Object.entries(button).filter(
      ([code, file]) => !textOf(`packages/portal/src/${file}`).includes(code),
    );
    expect(wrong).toEqual([]);
  });

  test('that the screen resolves by reading again has a conflict status', () => {
    expect(fresh.filter((code) => statusOf(code) !== 409)).toEqual([]);
  });

  test('without a way out has its reason in the table', () => {
    expect(Object.values({ ...page, ...none }).filter((why) => (why ?? '').length < 8)).toEqual([]);
  });
});

test('each button that repairs an order is pressed in a journey', () => {
  const journeys = globSync('e2e/*.spec.ts', { cwd: root.pathname }).map(textOf).join('\n');
  const buttons = Object.keys(shipAllPageTexts).filter((key) => key.startsWith('repair.'));
  // These buttons contain a price. The tests of the journeys find them by that price and not by their text's key.
  const priced = ['repair.laneAt', 'repair.two', 'repair.two.rest', 'repair.two.none'];
  const notPressed = buttons.filter((key) => !priced.includes(key) && !journeys.includes(`'${key}'`));
  expect(notPressed).toEqual([]);
});

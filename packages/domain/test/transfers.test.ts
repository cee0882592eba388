import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, sum } from '../src/money.ts';
import {
  type Account,
  applyTransfers,
  type Balances,
  mayGoNegative,
  type Transfer,
  transferKinds,
} from '../src/wallet/transfers.ts';

const accounts: Account[] = ['member:a', 'member:b', 'held:a', 'shop:income', 'outside:bank'];
const account = fc.constantFrom(...accounts);
const transfer: fc.Arbitrary<Transfer> = fc.record({
  kind: fc.constantFrom(...transferKinds),
  debit: account,
  credit: account,
  amountMinor: fc.integer({ min: 0, max: 5000 }).map(minor),
});
const start: Balances = new Map([
  ['member:a', minor(10_000)],
  ['outside:bank', minor(-10_000)],
]);

describe('transfers', () => {
  it('conserve money and never take a member below zero, in any order', () => {
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 40 }), (transfers) => {
        let balances = start;
        for (const one of transfers) {
          const applied = applyTransfers(balances, [one]);
          if ('balances' in applied) balances = applied.balances;
        }
        expect(sum(balances.values())).toBe(0);
        for (const [name, balance] of balances) {
          if (!mayGoNegative(name)) expect(balance, name).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('count all or none', () => {
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 10 }), (transfers) => {
        const together = applyTransfers(start, transfers);
        if ('balances' in together) {
          expect(sum(together.balances.values())).toBe(0);
        } else {
          const before = applyTransfers(start, transfers.slice(0, together.refusedAt));
          expect('balances' in before).toBe(true);
        }
        expect(start.get('member:a')).toBe(10_000);
      }),
    );
  });

  const pay = (amountMinor: number, credit: Account = 'shop:income'): Transfer => ({
    kind: 'orderPayment',
    debit: 'member:a',
    credit,
    amountMinor: minor(amountMinor),
  });

  it('spend a balance to its last unit and not further', () => {
    const applied = applyTransfers(start, [pay(10_000)]);
    expect('balances' in applied && applied.balances.get('member:a')).toBe(0);
    expect(applyTransfers(start, [pay(10_001)])).toEqual({ refusedAt: 0, why: 'wallet.insufficient' });
    expect(applyTransfers(start, [pay(10_000), pay(1)])).toEqual({
      refusedAt: 1,
      why: 'wallet.insufficient',
    });
  });

  it('move something, between two accounts', () => {
    expect(applyTransfers(start, [pay(0)])).toEqual({ refusedAt: 0, why: 'wallet.amountNotPositive' });
    expect(applyTransfers(start, [pay(-5)])).toEqual({ refusedAt: 0, why: 'wallet.amountNotPositive' });
    expect(applyTransfers(start, [pay(5, 'member:a')])).toEqual({ refusedAt: 0, why: 'wallet.sameAccount' });
  });
});

import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { defaultPayoutSettings } from '@crossdock/domain/payouts/file.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { bankFile } from '@crossdock/server/payouts/bankFile.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { insertTables } from './insertTables.ts';
import { Random } from './random.ts';
import { type DemoShop, demoBankCode } from './shops.ts';
import { hour, iso } from './times.ts';
import type { DemoWithdrawals, WithdrawalRow } from './withdrawals.ts';

interface PayoutsOf {
  readonly shopId: string;
  readonly staffIds: { readonly finance: string; readonly owner: string };
  readonly shop: Pick<DemoShop, 'currency' | 'timeZone' | 'banks'>;
}

/** The account that a demo shop pays from: its first bank account. */
export function payoutSettings({ currency, banks }: PayoutsOf['shop']): ShopSettings['payouts'] {
  const [bank] = banks;
  return {
    ...defaultPayoutSettings,
    payerName: bank?.holder ?? '',
    payerAccount: bank?.number ?? '',
    payerBankCode: demoBankCode(currency),
    payerTaxNumber: currency === 'TWD' ? '12345675' : '',
  };
}

/** Inserts withdrawals with their steps and the top-up offers, and a batch with the newest paid withdrawal. */
export async function insertWithdrawals(tx: Tx, of: PayoutsOf, made: DemoWithdrawals): Promise<void> {
  await insertTables(tx, {
    withdrawals: made.rows,
    transitions: made.steps,
    rechargeOffers: made.offers,
  });
  if (made.paid?.auditedAt) await insertBatch(tx, of, made.paid, made.paid.auditedAt);
}

/** A batch with the newest paid withdrawal: it was sent to the bank, which has not answered yet. */
async function insertBatch(tx: Tx, of: PayoutsOf, paid: WithdrawalRow, sentAt: string): Promise<void> {
  const { shopId, staffIds, shop } = of;
  const random = new Random(4_712);
  const builtMs = Date.parse(sentAt) - 2 * hour;
  const builtAt = iso(builtMs);
  const { maps: _, ...payer } = payoutSettings(shop);
  const payOn = dateIn(sentAt, shop.timeZone);
  const terms = { format: 'pain09', payer, map: null, payOn, builtAt, clock: '090000' } as const;
  const { currency } = shop;
  const id = random.idAt(builtMs);
  const number = random.reference('PB');
  const line = {
    position: 1,
    reference: paid.number,
    amountMinor: paid.amountMinor,
    payeeName: paid.accountName,
    account: paid.accountPlain.toUpperCase(),
    bankCode: paid.bankCode,
    bankName: paid.bankName,
  };
  const file = bankFile(terms, { number, currency, lines: [line] });
  await insertTables(tx, {
    payoutBatches: [
      {
        ...{ shopId, id, number, state: 'sent', currency, lineCount: 1, totalMinor: line.amountMinor },
        ...{ fileTerms: terms, fileName: file.filename, fileSha256: file.sha256 },
        ...{
          builtBy: staffIds.finance,
          builtAt,
          approvedBy: staffIds.owner,
          approvedAt: iso(builtMs + hour),
        },
        ...{ sentBy: staffIds.finance, sentAt },
      },
    ],
    payoutLines: [
      {
        ...{ shopId, id: random.idAt(builtMs), batchId: id, source: 'withdrawal', state: 'sent' },
        ...{ withdrawalId: paid.id, memberId: paid.memberId, ...line },
      },
    ],
  });
}

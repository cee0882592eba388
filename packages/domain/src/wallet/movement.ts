import type { Minor } from '../money.ts';
import type { NoticeEvent } from '../notices/events.ts';
import type { bookGroups, LedgerAccountKind } from './books.ts';
import type { TransferKind } from './transfers.ts';

export type MemberAccountKind = (typeof bookGroups.members)[number];
export type ShopAccountKind = Exclude<LedgerAccountKind, MemberAccountKind>;

/** An account by what it is; its row is made when money first touches it. */
export type AccountRef =
  | { readonly kind: MemberAccountKind; readonly memberId: string }
  | { readonly kind: ShopAccountKind };

export interface Movement {
  readonly from: AccountRef;
  readonly to: AccountRef;
  /** Above 0. */
  readonly amount: Minor;
  readonly kind: TransferKind;
  readonly orderId?: string | null;
  readonly paymentId?: string | null;
  readonly bankTransferId?: string | null;
  readonly withdrawalId?: string | null;
  readonly adjustmentId?: string | null;
  readonly earningId?: string | null;
  readonly shareId?: string | null;
  readonly serviceTaskId?: string | null;
  readonly purchaseId?: string | null;
  readonly memo?: string;
  /** A message about more than the money, which tells of it already: the ledger then tells nothing of its own. */
  readonly toldBy?: NoticeEvent;
  /** Moves what the account holds, perhaps nothing, where that is less than the amount; is told how much was moved. */
  readonly atMost?: (movedMinor: number) => Promise<unknown>;
}

import type { Minor } from '../money.ts';
import type { NoticeEvent } from '../notices/events.ts';
import type { LedgerAccountKind, ledgerAccountGroups } from './books.ts';
import type { TransferKind } from './transfers.ts';

export type MemberAccountKind = (typeof ledgerAccountGroups.members)[number];
export type ShopAccountKind = Exclude<LedgerAccountKind, MemberAccountKind>;

/** An account, identified by its purpose. Its row is created when money first moves on it. */
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
  /** Another message that already reports this movement, so that the ledger sends none of its own. */
  readonly toldBy?: NoticeEvent | undefined;
  /**
   * Moves only as much as the account holds, perhaps nothing, if that is less than the amount. The callback
   * gets the moved amount.
   */
  readonly atMost?: (movedMinor: number) => Promise<unknown>;
}

import { memberTransferKinds, transferKinds, walletAccounts } from '@crossdock/domain/wallet/transfers.ts';
import { z } from 'zod';
import { member, staff } from '../wire/call.ts';
import { sheetExportCall } from '../wire/sheet.ts';
import { count, id, instant, minor, plain, saleFields } from '../wire/values.ts';
import { spendingCalls } from './spending.ts';
import { withdrawalCalls } from './withdrawals.ts';

/** One movement of a member's money (specification, section 3 "Consumption record"). */
const walletEntry = z.object({
  id,
  event: z.enum(transferKinds),
  at: instant,
  balanceBeforeMinor: minor,
  /** Signed: negative if the money leaves the account. */
  amountMinor: minor,
  balanceAfterMinor: minor,
  ...saleFields,
  paymentId: plain.maybeId,
  bankTransferId: plain.maybeId,
  withdrawalId: plain.maybeId,
  memo: plain.text,
  /** The clerk who moved the money. */
  staffName: plain.maybeText,
});
export type WalletEntry = z.infer<typeof walletEntry>;

/**
 * The incoming and outgoing sums of a month on the shop's calendar. They count all entries that the filters select,
 * also those on other pages.
 */
const monthMoved = z.object({ month: plain.text, inMinor: minor, outMinor: minor });

const walletFilters = {
  account: z.enum(walletAccounts).default('balance'),
  event: z.enum(memberTransferKinds).optional(),
  direction: z.enum(['in', 'out']).optional(),
  since: instant.optional(),
  until: instant.optional(),
};

const memberMoney = z.object({
  currency: plain.text,
  balanceMinor: minor,
  /** The amount that is held while a withdrawal is decided. */
  heldMinor: minor,
  /** Earned in the promotion programme. */
  earningsMinor: minor,
  /** Reported bank transfers that the shop has not confirmed. */
  comingMinor: minor,
  comingCount: count,
});
export type MemberMoney = z.infer<typeof memberMoney>;

export const walletCalls = {
  ...withdrawalCalls,
  ...spendingCalls,
  getWallet: member.get('Member/GetWallet', {
    summary: 'Get my balance, amount on hold and pending transfers',
    output: memberMoney,
  }),
  getConsumptionList: member.page('Member/GetConsumptionList', {
    summary: 'List my transactions with balance before and after',
    filters: walletFilters,
    of: walletEntry,
    with: { months: z.array(monthMoved) },
  }),
  exportConsumption: member.get('Member/ExportConsumptionList', {
    summary: 'Export my transactions, filtered like the list, up to 10,000',
    ...sheetExportCall(walletFilters),
    refusals: ['wallet.recordsTooMany'],
  }),
  getRechargeOffers: member.get('Member/getAmountRecharge', {
    summary: 'Get minimum and maximum top-up and the current offers',
    output: z.object({
      currency: plain.text,
      minMinor: minor,
      maxMinor: minor,
      /** The top-up offers, smallest first; empty if there are none. */
      offers: z.array(z.object({ id, amountMinor: minor, bonusMinor: minor, validTo: plain.maybeInstant })),
    }),
  }),
  getMemberMoney: staff('wallet.read').byMember.get('staff/wallet/member', {
    summary: 'Get what one member owns',
    output: memberMoney,
  }),
  getMemberLedger: staff('wallet.read').page('staff/wallet/ledger', {
    summary: 'The movements of one member',
    filters: { memberId: id, ...walletFilters },
    of: walletEntry,
  }),
};

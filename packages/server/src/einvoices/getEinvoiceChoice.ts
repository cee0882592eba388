import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { activeEinvoiceAccount } from './accounts.store.ts';
import { einvoiceChoiceOf } from './choices.store.ts';

export const getEinvoiceChoice: Handler<'getEinvoiceChoice'> = async (tx, { memberId }) => {
  const [account, choice, member] = await Promise.all([
    activeEinvoiceAccount(tx),
    einvoiceChoiceOf(tx, memberId),
    findMember(tx, memberId),
  ]);
  return { offered: account !== undefined, email: member?.email ?? '', choice };
};

import { assistantScopes } from '@crossdock/domain/assistants/scopes.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Handler } from '../platform/handler.ts';
import { awaitingRequests, monthlySpendingByClient } from './calls.store.ts';
import { describeOrderForMember } from './describeOrderForMember.ts';
import { grantsOf } from './grants.store.ts';

export const listAssistants: Handler<'listAssistants'> = async (tx, actor) => {
  const [grants, awaiting] = await Promise.all([
    grantsOf(tx, actor.memberId),
    awaitingRequests(tx, actor.memberId),
  ]);
  const spent = await monthlySpendingByClient(tx, actor.shop.timeZone, actor.memberId);
  const shown = [];
  for (const row of awaiting)
    shown.push({
      id: row.id,
      assistantId: row.grantId,
      clientName: row.clientName,
      inputHash: Buffer.from(row.inputHash ?? []).toString('base64url'),
      at: row.at,
      expiresAt: row.expiresAt ?? row.at,
      ...(await describeOrderForMember(tx, actor, row.input ?? '')),
    });
  return {
    list: grants.map((grant) => ({
      id: grant.id,
      clientName: grant.clientName,
      clientHost: grant.clientHost,
      scopes: grant.scopes.filter((scope) => isOneOf(assistantScopes, scope)),
      monthMostMinor: grant.monthMostMinor ?? 0,
      monthSpentMinor: spent.get(grant.clientId) ?? 0,
      createdAt: grant.createdAt,
      lastUsedAt: grant.lastUsedAt,
    })),
    awaiting: shown,
  };
};

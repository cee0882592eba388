import { declarerStatuses } from '@crossdock/domain/declarers/rules.ts';
import { isRegion } from '@crossdock/domain/regions.ts';
import { dutyFreeLimitByCountry } from '../duties/dutyTablesInForce.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { listAudits } from './audit.store.ts';
import { declarerViewContext } from './declarerViewContext.ts';
import { declarersOf } from './store.ts';
import { auditViewOf, declarerViewOf } from './view.ts';

export const getDeclarerSettings: Handler<'getDeclarerSettings'> = async (tx) => {
  const { declarerAudit, declarerCountries } = await currentSettings(tx);
  return { declarerAudit, declarerCountries: declarerCountries.filter(isRegion) };
};

export const listDeclarerAudits: Handler<'listDeclarerAudits'> = async (tx, actor, input, services) => {
  const page = await listAudits(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const reader = await declarerViewContext(
    tx,
    actor,
    services,
    page.list,
    await dutyFreeLimitByCountry(tx, actor.shop),
  );
  return { ...page, list: page.list.map((row) => auditViewOf(row, reader)) };
};

const states = ['pending', 'approved', 'rejected'] as const;

export const listDeclarers: Handler<'listDeclarers'> = async (tx, actor, { status, ...asked }, services) => {
  const state = states.find((one) => declarerStatuses[one] === status);
  const page = await declarersOf(tx, actor.memberId, asked, state);
  const reader = await declarerViewContext(
    tx,
    actor,
    services,
    page.list,
    await dutyFreeLimitByCountry(tx, actor.shop),
  );
  return { ...page, list: page.list.map((row) => declarerViewOf(row, reader)) };
};

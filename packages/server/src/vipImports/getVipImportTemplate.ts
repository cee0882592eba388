import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { vipImportCalls } from '@crossdock/contract/vipImports/calls.ts';
import { type VipColumn, vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { portalWords, sheetWords } from '@crossdock/contract/vipImports/words.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import { vipRefusal } from '../checkout/vipOrders.ts';
import { written } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { choicesFor } from './memberChoices.ts';
import type { Choices } from './names.ts';

export const getVipImportTemplate = written<(typeof vipImportCalls)['getVipImportTemplate']>()({
  write: writeSheet,
  handle: async (tx, actor, { format }) => {
    const refusal = await vipRefusal(tx, actor);
    if (isRefusal(refusal)) return refusal;
    const choices = await choicesFor(tx, actor);
    const say = (texts: Texts) => texts[actor.lang];
    const lists = listsOf(choices, [say(sheetWords['vipImports.yes']), say(sheetWords['vipImports.no'])]);
    const places = vipColumns.map((column, at) => [at, lists[column] ?? []] as const);
    const examples = examplesOf(choices, say(sheetWords['vipImports.no']));
    return {
      format,
      sheet: {
        name: 'vip-orders',
        head: vipColumns.map((column) => say(portalWords[`vipImports.column.${column}`])),
        rows: examples.map((row) => vipColumns.map((column) => row[column] ?? '')),
        choices: Object.fromEntries(places.filter(([, list]) => list.length > 0)),
      },
    };
  },
});

function listsOf(choices: Choices, flags: readonly string[]): Partial<Record<VipColumn, readonly string[]>> {
  const names = (things: readonly { readonly name: string }[]) => [
    ...new Set(things.map(({ name }) => name)),
  ];
  return {
    product: names(choices.products),
    unit: [...new Set(choices.products.map(({ unit }) => unit))],
    channel: names(choices.channels),
    carrier: names(choices.channels.flatMap(({ carriers }) => carriers)),
    myAddress: names(choices.addresses),
    country: names(choices.countries),
    declarer: names(choices.declarers),
    taxIncluded: flags,
    cashOnDelivery: flags,
  };
}

/** One order of two parcels, of things that there are; to be written over. */
function examplesOf(choices: Choices, no: string): Partial<Record<VipColumn, string>>[] {
  const [channel] = choices.channels;
  const lines = choices.products.slice(0, 2);
  const [first, second] = [lines[0], lines[1] ?? lines[0]];
  const ofOrder = {
    channel: channel?.name ?? '',
    carrier: channel?.carriers[0]?.name ?? '',
    myAddress: choices.addresses[0]?.name ?? '',
    taxIncluded: no,
    cashOnDelivery: no,
  };
  const line = (product: typeof first) =>
    product
      ? { product: product.name, unit: product.unit, price: priceOf(product.valueMinor, choices.currency) }
      : {};
  return [
    { orderKey: '1', courierNumber: 'SF0000000000001', quantity: '2', ...line(first), ...ofOrder },
    { orderKey: '1', courierNumber: 'SF0000000000002', quantity: '1', ...line(second) },
  ];
}

const priceOf = (valueMinor: number, currency: string) =>
  shortAmountText(valueMinor > 0 ? valueMinor : 10_000, currency);

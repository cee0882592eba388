import { isRefusal } from '@crossdock/contract/refusals.ts';
import { type VipColumn, vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { portalWords, sheetWords } from '@crossdock/contract/vipImports/words.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import { vipRefusal } from '../checkout/vipOrders.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { choicesFor } from './memberChoices.ts';
import type { VipSheetChoices } from './nameIndexes.ts';

export const getVipImportTemplate = withSlowAnswer<'getVipImportTemplate'>()({
  write: writeSheet,
  handle: async (tx, actor, { format }) => {
    const refusal = await vipRefusal(tx, actor);
    if (isRefusal(refusal)) return refusal;
    const choices = await choicesFor(tx, actor);
    const say = (texts: Texts) => texts[actor.lang];
    const lists = listsOf(choices, [say(sheetWords['vipImports.yes']), say(sheetWords['vipImports.no'])]);
    const places = vipColumns.map((column, at) => [at, lists[column] ?? []] as const);
    const examples = examplesOf(choices, say(sheetWords['vipImports.no']), tx.now);
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

function listsOf(
  choices: VipSheetChoices,
  flags: readonly string[],
): Partial<Record<VipColumn, readonly string[]>> {
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

type Row = Partial<Record<VipColumn, string>>;

/**
 * An example order of two parcels made of existing, matching values, so that it is valid as it is. Its
 * courier numbers belong to nobody.
 */
function examplesOf(choices: VipSheetChoices, no: string, now: string): Row[] {
  const lines = choices.products.slice(0, 2);
  const [first, second] = [lines[0], lines[1] ?? lines[0]];
  const ofOrder = { ...exampleWay(choices), taxIncluded: no, cashOnDelivery: no };
  const line = (product: typeof first) =>
    product
      ? { product: product.name, unit: product.unit, price: priceOf(product.valueMinor, choices.currency) }
      : {};
  const number = (nth: number) => `SF${now.replace(/\D/g, '').slice(-11)}${nth}`;
  return [
    { orderKey: '1', courierNumber: number(1), quantity: '2', ...line(first), ...ofOrder },
    { orderKey: '1', courierNumber: number(2), quantity: '1', ...line(second) },
  ];
}

/** A channel with a carrier to an address of the member; if there is none, to a new address. */
function exampleWay({ channels, addresses }: VipSheetChoices): Row {
  for (const { country, deliveryType, name } of addresses)
    for (const channel of channels.filter((one) => one.country === country)) {
      const carrier = channel.carriers.find((one) => one.deliveryType === deliveryType);
      if (carrier) return { channel: channel.name, carrier: carrier.name, myAddress: name };
    }
  const channel = channels.find(({ country }) => country === 'TW') ?? channels[0];
  const carrier = channel?.carriers.find(({ deliveryType }) => deliveryType === 2);
  return {
    channel: channel?.name ?? '',
    carrier: carrier?.name ?? '',
    ...(channel?.country === 'TW' ? somebodyNew : {}),
  };
}

const somebodyNew: Row = {
  consignee: '王小明',
  phone: '0912345678',
  province: '台北市',
  city: '信義區',
  detail: '信義路五段七號八十九樓之一',
  zip: '110',
  idNumber: 'A123456789',
};

const priceOf = (valueMinor: number, currency: string) =>
  shortAmountText(valueMinor > 0 ? valueMinor : 10_000, currency);

import type { VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import type { NamedChannel, Names } from './names.ts';
import type { Faults } from './rows.ts';
import type { SharedCells } from './sharedCells.ts';

const plainFields = [
  'consignee',
  'phone',
  'province',
  'city',
  'area',
  'street',
  'detail',
  'zip',
  'idNumber',
] as const satisfies readonly VipColumn[];

/** An address of the member's, by how the list shows it, or a new one in its own columns. */
export function readDestination(
  said: SharedCells,
  channel: NamedChannel | undefined,
  names: Names,
  faults: Faults,
) {
  const { text, row } = said('myAddress');
  if (text !== '') {
    const address = names.addresses.find(text);
    if (address === undefined) faults.add(row, 'myAddress', 'vipImport.addressUnknown');
    return { deliveryType: address?.deliveryType ?? 2, where: { addressId: address?.id } };
  }
  const [consignee, phone, province, city, area, street, detail, zip, idNumber] = plainFields.map(
    (column) => said(column).text,
  );
  if (!consignee && !detail) {
    faults.add(row, 'myAddress', 'order.noAddress');
    return { deliveryType: 2, where: {} };
  }
  const country = readCountry(said, channel, names, faults);
  const written = { consignee, phone, province, city, area, street, detail, zip, idNumber };
  return { deliveryType: 2, where: { address: { ...written, ...country } } };
}

/** That of the channel where none is named. */
function readCountry(said: SharedCells, channel: NamedChannel | undefined, names: Names, faults: Faults) {
  const { text, row } = said('country');
  const country = names.countries.find(text === '' ? (channel?.country ?? '') : text);
  if (country === undefined && (text !== '' || channel !== undefined))
    faults.add(row, 'country', 'vipImport.countryUnknown', {
      names: names.choices.countries.map(({ name }) => name).join(' / '),
    });
  return { country: country?.id ?? '', areaCode: country?.areaCode ?? '' };
}

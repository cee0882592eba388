import { writtenAddressColumns } from '@crossdock/contract/vipImports/columns.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import type { NamedChannel, VipNameIndexes } from './nameIndexes.ts';
import type { Faults } from './rows.ts';
import type { SharedCellReader } from './sharedCells.ts';

/** An address of the member by its text in the drop-down, or a new one in its own columns. */
export function readDestination(
  said: SharedCellReader,
  channel: NamedChannel | undefined,
  names: VipNameIndexes,
  faults: Faults,
) {
  const { text, row } = said('myAddress');
  if (text !== '') {
    const address = names.addresses.find(text);
    if (address === undefined) faults.add(row, 'myAddress', 'vipImport.addressUnknown');
    return { deliveryType: address?.deliveryType ?? 2, where: { addressId: address?.id } };
  }
  const written = recordOf(writtenAddressColumns, (column) => said(column).text);
  if (!written.consignee && !written.detail) {
    faults.add(row, 'myAddress', 'order.noAddress');
    return { deliveryType: 2, where: {} };
  }
  const country = readCountry(said, channel, names, faults);
  return { deliveryType: 2, where: { address: { ...written, ...country } } };
}

/** The channel's country if none is named. */
function readCountry(
  said: SharedCellReader,
  channel: NamedChannel | undefined,
  names: VipNameIndexes,
  faults: Faults,
) {
  const { text, row } = said('country');
  const country = names.countries.find(text === '' ? (channel?.country ?? '') : text);
  if (country === undefined && (text !== '' || channel !== undefined))
    faults.add(row, 'country', 'vipImport.countryUnknown', {
      names: names.choices.countries.map(({ name }) => name).join(' / '),
    });
  return { country: country?.id ?? '', areaCode: country?.areaCode ?? '' };
}

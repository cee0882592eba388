import { listedTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import type { StaffParcelRow } from '@crossdock/contract/parcels/desk.ts';
import { parcelListFacts } from '@crossdock/contract/parcels/listFacts.ts';
import { sortsOf } from '@crossdock/contract/wire/fact.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Weight, When } from '@crossdock/ui/values.tsx';
import { customFactColumn } from '@crossdock/web/factTable.tsx';
import { factWords } from '@crossdock/web/factWords.ts';
import { texts } from '../shell/i18n.ts';
import { MemberLink, ParcelLink } from '../shell/links.tsx';
import type { ListColumn } from '../shell/listColumns.ts';
import { waitedText } from '../shell/waitingTime.ts';
import { courierName } from './courierName.ts';
import { StateBadge } from './StateBadge.tsx';

export const parcelSorts = sortsOf(parcelListFacts);
const parcels = factWords('parcels', parcelListFacts, texts);

const placeCell = (row: StaffParcelRow) => (
  <Row as="span" gap={[0, 8]} wrap align="baseline" inline>
    {row.shelfCode ? <span>{row.shelfCode}</span> : null}
    <Muted as="small" size={12}>
      {row.warehouseName || '–'}
    </Muted>
  </Row>
);

export const parcelColumns = (): ListColumn<StaffParcelRow>[] => [
  customFactColumn(parcels, 'number', {
    first: 'asc',
    cell: (row) => <ParcelLink id={row.id} courierNumber={row.courierNumber} />,
  }),
  customFactColumn(parcels, 'courier', { from: 'wide', cell: (row) => courierName(row.courier) }),
  customFactColumn(parcels, 'state', { corner: true, cell: (row) => <StateBadge state={row.state} /> }),
  customFactColumn(parcels, 'member', {
    long: true,
    cell: (row) =>
      row.member ? (
        <MemberLink id={row.member.id} name={row.member.name} note={row.member.alias} />
      ) : (
        row.labelHint || '–'
      ),
  }),
  customFactColumn(parcels, 'goods', { long: true, from: 'desktop', cell: (row) => row.goodsName || '–' }),
  customFactColumn(parcels, 'weight', {
    cell: (row) => (row.weightG === null ? '–' : <Weight grams={row.weightG} />),
  }),
  customFactColumn(parcels, 'place', { first: 'asc', cell: placeCell }),
  customFactColumn(parcels, 'waiting', {
    first: 'asc',
    align: 'end',
    cell: (row) => waitedText(row.shelvedAt ?? row.arrivedAt ?? row.createdAt),
  }),
  customFactColumn(parcels, 'arrived', {
    from: 'wide',
    cell: (row) => (row.arrivedAt ? <When iso={row.arrivedAt} style="short" /> : '–'),
  }),
  customFactColumn(parcels, 'created', {
    from: 'desktop',
    cell: (row) => <When iso={row.createdAt} style="date" />,
  }),
  ...keysOf(listedTextFields).map((word) => ({
    ...customFactColumn(parcels, word, { long: true, cell: (row: StaffParcelRow) => row[word] || '–' }),
    extra: true,
  })),
];

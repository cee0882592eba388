import type { StaffPickupArea } from '@crossdock/contract/pickups/shapes.ts';
import { column, cornerColumn } from '@crossdock/ui/column.ts';
import { OnOffBadge } from '@crossdock/ui/OnOffBadge.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money, Weight } from '@crossdock/ui/values.tsx';
import { customFactColumn, factColumn } from '@crossdock/web/factTable.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { EditableTable } from '../shell/EditableTable.tsx';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { AreaDialog } from './AreaDialog.tsx';
import { PickupRules } from './PickupRules.tsx';
import { pickupFactWords } from './pickupFactWords.ts';

export const Route = createFileRoute('/_shell/pickups/areas')({
  staticData: { title: 'pickups.areas' },
  component: AreasPage,
});

/** The areas where drivers pick up goods, with their prices. */
function AreasPage() {
  const mayWrite = useStaff().may('pickup.write');
  const query = useCall('listPickupAreas', {});
  return (
    <Page
      {...titleAndIntro('pickups.areas')}
      back={<Link to="/pickups">{t('pickups.title')}</Link>}
      actions={<PickupRules />}
    >
      <EditableTable
        title={t('pickups.areas')}
        query={query}
        columns={columns()}
        mayWrite={mayWrite}
        addLabel={t('pickups.area.add')}
        empty={<EmptyState picture="soon" {...titleAndText('pickups.areas.none')} />}
        dialog={(row, onClose) => <AreaDialog area={row} onClose={onClose} />}
      />
    </Page>
  );
}

const columns = (): Column<StaffPickupArea>[] => [
  column('name', t('pickups.area.name'), (row) => row[currentLanguage()]),
  customFactColumn(pickupFactWords, 'baseMinor', {
    cell: (row) => (
      <>
        <Money minor={row.baseMinor} /> / <Weight grams={row.baseWeightG} />
      </>
    ),
  }),
  factColumn(pickupFactWords, 'stepMinor'),
  factColumn(pickupFactWords, 'maxWeightG'),
  factColumn(pickupFactWords, 'warehouseName'),
  cornerColumn('active', t('pickups.area.active'), (row) => (
    <OnOffBadge on={row.active} onLabel={t('pickups.area.active')} offLabel={t('pickups.area.off')} />
  )),
];

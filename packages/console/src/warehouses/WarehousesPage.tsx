import type { StaffWarehouse } from '@crossdock/contract/warehouses/desk.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { OnOffBadge } from '@crossdock/ui/OnOffBadge.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconBuildingWarehouse, IconPencil, IconPlus } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { DeskLimits } from './DeskLimits.tsx';
import { GoodsTypes } from './GoodsTypes.tsx';
import { WarehouseDialog } from './WarehouseDialog.tsx';
import classes from './warehouses.module.css';

export const Route = createFileRoute('/_shell/warehouses')({
  staticData: {
    title: 'shell.nav.warehouses',
    menu: { group: 'shop', icon: IconBuildingWarehouse, can: 'warehouse.read', key: 'u' },
  },
  component: WarehousesPage,
});

/** The warehouses to which members send parcels, and the shop's goods types. */
function WarehousesPage() {
  const query = useCall('listStaffWarehouses', {});
  const mayWrite = useStaff().may('warehouse.write');
  const [edited, setEdited] = useState<StaffWarehouse | 'new' | null>(null);
  const [switched, setSwitched] = useState<StaffWarehouse | null>(null);
  const add = (
    <Button icon={IconPlus} onClick={() => setEdited('new')}>
      {t('warehouses.add')}
    </Button>
  );
  return (
    <Page {...nounTitleAndIntro('warehouses')} actions={mayWrite ? add : undefined}>
      <Loaded query={query}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState {...titleAndText('warehouses.none')} action={mayWrite ? add : undefined} />
          ) : (
            <WarehouseTable list={list} mayWrite={mayWrite} onEdit={setEdited} onSwitch={setSwitched} />
          )
        }
      </Loaded>
      {mayWrite ? (
        <Section title={t('warehouses.limits')}>
          <DeskLimits />
        </Section>
      ) : null}
      <Section title={t('goods.title')}>
        <GoodsTypes mayWrite={mayWrite} />
      </Section>
      {edited ? (
        <WarehouseDialog warehouse={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      {switched ? <SwitchDialog warehouse={switched} onClose={() => setSwitched(null)} /> : null}
    </Page>
  );
}

interface Acts {
  readonly onEdit: (warehouse: StaffWarehouse) => void;
  readonly onSwitch: (warehouse: StaffWarehouse) => void;
}

const actionsColumn = ({ onEdit, onSwitch }: Acts): Column<StaffWarehouse> =>
  tightColumn('actions', '', (row) => (
    <span className={classes.actions}>
      <Button small look="outline" icon={IconPencil} onClick={() => onEdit(row)}>
        {t('shell.edit')}
      </Button>
      <Button small look="plain" onClick={() => onSwitch(row)}>
        {row.active ? t('warehouses.close') : t('warehouses.open')}
      </Button>
    </span>
  ));

const locationsColumn = (): Column<StaffWarehouse> =>
  tightColumn('locations', '', ({ id }) => (
    <LinkButton
      to="/warehouses/$id"
      params={{ id }}
      look="outline"
      small
      text={t('warehouses.locations.title')}
    />
  ));

function WarehouseTable(props: Acts & { list: readonly StaffWarehouse[]; mayWrite: boolean }) {
  const columns: Column<StaffWarehouse>[] = [
    column('name', t('warehouses.name'), (row) => (
      <>
        <strong>{row.name}</strong> <Code>{row.code}</Code>
      </>
    )),
    column('address', t('warehouses.receiver'), (row) => (
      <Stack as="span" lang="zh-Hans">
        <span>
          {row.linkman} · {row.phone}
        </span>
        <span>
          {row.address} {row.zip}
        </span>
      </Stack>
    )),
    tightColumn('days', t('warehouses.freeStorageDays'), (row) =>
      t('warehouses.days', { n: row.freeStorageDays }),
    ),
    cornerColumn('state', t('warehouses.state'), (row) => <Open active={row.active} />),
    locationsColumn(),
    ...(props.mayWrite ? [actionsColumn(props)] : []),
  ];
  return (
    <ResponsiveTable
      label={t('warehouses.title')}
      rows={props.list}
      rowKey={(row) => row.id}
      columns={columns}
    />
  );
}

function Open({ active }: { active: boolean }) {
  return <OnOffBadge on={active} onLabel={t('warehouses.isOpen')} offLabel={t('warehouses.isClosed')} />;
}

function SwitchDialog({ warehouse, onClose }: { warehouse: StaffWarehouse; onClose: () => void }) {
  const { id, name, active } = warehouse;
  return (
    <ConfirmCall
      call="activateWarehouse"
      input={{ id, active: !active }}
      refreshes={['listStaffWarehouses']}
      done={t('warehouses.saved')}
      danger={active}
      {...(active ? confirmTexts('warehouses.close', { name }) : confirmTexts('warehouses.open', { name }))}
      onClose={onClose}
    />
  );
}

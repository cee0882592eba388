import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { IconPackageImport, IconScan, IconStack2 } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { ScaleBox } from '../shell/ScaleBox.tsx';
import { StationButton } from '../shell/StationButton.tsx';
import classes from './Desk.module.css';
import { ReceiveDesk } from './ReceiveDesk.tsx';
import { receiptQueue } from './receipts.ts';
import { ShelvingDesk } from './ShelvingDesk.tsx';
import { shelvingQueue } from './shelvings.ts';
import { UnsentReceiptList } from './UnsentReceiptList.tsx';
import { useShelves } from './useShelves.ts';

export const Route = createFileRoute('/_shell/desk')({
  staticData: {
    title: 'shell.nav.desk',
    menu: { group: 'warehouse', icon: IconScan, can: 'parcel.receive', key: 'd' },
  },
  component: DeskPage,
});

const warehouseKey = 'crossdock.console.warehouse';

interface DeskSearch {
  mode?: 'shelve' | undefined;
  warehouseId?: string | undefined;
}

/** The warehouse's desk: receiving, or shelving. The cursor always waits for a scan. */
function DeskPage() {
  const desk = useCall('getDesk', {}, { topics: ['parcels', 'warehouses'] });
  const [search, setSearch] = useFilters<DeskSearch>();
  useEffect(() => {
    void receiptQueue.flush();
    void shelvingQueue.flush();
  }, []);
  const toggle = () => setSearch({ mode: search.mode === 'shelve' ? undefined : 'shelve' });
  useKeys({ 'mod+m': toggle });
  return (
    <Page title={t(search.mode === 'shelve' ? 'parcels.desk.shelving' : 'parcels.desk.title')}>
      <Loaded query={desk}>
        {(data) => {
          const known = data.warehouses.find(
            ({ id }) => id === (search.warehouseId ?? safeLocalStorage.get(warehouseKey)),
          );
          const warehouse = known ?? data.warehouses[0];
          if (!warehouse) return <EmptyState {...titleAndText('parcels.desk.noWarehouse')} />;
          return (
            <>
              <Row gap={12} wrap align="center">
                <ChoiceBox
                  bare
                  label={t('parcels.warehouse')}
                  value={warehouse.id}
                  data={data.warehouses.map(({ id, code, name }) => ({
                    value: id,
                    label: `${code} · ${name}`,
                  }))}
                  onChange={(event) => {
                    safeLocalStorage.set(warehouseKey, event.target.value);
                    setSearch({ warehouseId: event.target.value });
                  }}
                />
                <ScaleBox bare />
                <Muted grow="10em" figures>
                  {t('parcels.desk.waiting', { notShelved: data.notShelved, unclaimed: data.unclaimed })}
                </Muted>
                <StationButton />
                <Button
                  look="outline"
                  icon={search.mode === 'shelve' ? IconPackageImport : IconStack2}
                  onClick={toggle}
                >
                  {t(search.mode === 'shelve' ? 'parcels.desk.toReceive' : 'parcels.desk.toShelve')}
                  <kbd className={classes.key}>{t('parcels.desk.modeKey')}</kbd>
                </Button>
              </Row>
              <UnsentReceiptList />
              <NoPictures desk={data} />
              <DeskOf
                key={`${search.mode} ${warehouse.id}`}
                warehouseId={warehouse.id}
                desk={data}
                mode={search.mode}
              />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

interface DeskOfProps {
  readonly warehouseId: string;
  readonly desk: Output<'getDesk'>;
  readonly mode: DeskSearch['mode'];
}

/**
 * The desk opens after the warehouse's shelves are loaded, because a shelf's code could otherwise be mistaken for a
 * parcel's.
 */
function DeskOf({ warehouseId, desk, mode }: DeskOfProps) {
  const shelves = useShelves(warehouseId);
  return (
    <Loaded query={shelves}>
      {({ list }) => {
        const codes = new Set(list.map(({ code }) => code));
        return mode === 'shelve' ? (
          <ShelvingDesk warehouseId={warehouseId} shelves={codes} />
        ) : (
          <ReceiveDesk warehouseId={warehouseId} shelves={codes} desk={desk} />
        );
      }}
    </Loaded>
  );
}

/** If pictures are required, says how many parcels cannot be ordered because they have none, with a link to them. */
function NoPictures({ desk: { picturesNeeded, withoutPicture } }: { desk: Output<'getDesk'> }) {
  if (!picturesNeeded || withoutPicture === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t('parcels.desk.noPictures', { n: withoutPicture })}
      action={
        <LinkButton
          to="/parcels"
          search={{ withoutPicture: true }}
          look="outline"
          small
          text={t('parcels.desk.noPictures.list')}
        />
      }
    />
  );
}

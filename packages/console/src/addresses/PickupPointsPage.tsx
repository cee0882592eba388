import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useFilters, usePage, useSubmit } from '../shell/api.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { PickupPointDialog } from './PickupPointDialog.tsx';
import { pickupPointColumns } from './pickupPointColumns.tsx';
import type { PickupPoint, ShopPickupPoint } from './point.ts';

export const Route = createFileRoute('/_shell/pickupPoints')({
  staticData: {
    title: 'shell.nav.pickupPoints',
    menu: { group: 'shop', icon: IconMapPin, can: 'warehouse.read', key: 'i' },
  },
  component: PickupPointsPage,
});

/** Counters, lockers and partner stores where members collect. */
function PickupPointsPage() {
  const mayWrite = useStaff().may('warehouse.write');
  const [{ chain }, setFilters] = useFilters<{ chain?: string }>();
  const ofChain = chain !== undefined;
  const page = usePage(
    'listAllPickupPoints',
    { words: useListWords() ?? '', ...(ofChain ? { kind: 'convenienceStore' as const } : {}) },
    { topics: ['pickupPoints'] },
  );
  const [editing, setEditing] = useState<ShopPickupPoint | 'new' | null>(null);
  const [closing, setClosing] = useState<PickupPoint | null>(null);
  const open = useSubmit('setPickupPointActive', { refreshes: ['listAllPickupPoints'] });
  const toggle = (point: PickupPoint) =>
    point.active ? setClosing(point) : void open.submit({ id: point.id, active: true });
  const add = !mayWrite ? null : ofChain ? (
    <ImportLink />
  ) : (
    <Button icon={IconPlus} onClick={() => setEditing('new')}>
      {t('addresses.point.add')}
    </Button>
  );
  const columns = pickupPointColumns(mayWrite, useFormatting(), setEditing, toggle);
  return (
    <Page title={t('addresses.points')} actions={add}>
      <KindChips ofChain={ofChain} onChoose={(next) => setFilters({ chain: next ? '1' : undefined })} />
      <SearchFilter label={t('addresses.point.search')} />
      <ListTable
        list="pickupPoints"
        page={page}
        empty={<EmptyState picture="addresses" {...titleAndText('addresses.point.none')} action={add} />}
        label={t('addresses.points')}
        columns={columns}
      />
      {editing ? (
        <PickupPointDialog point={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      {closing ? (
        <ConfirmCall
          call="setPickupPointActive"
          input={{ id: closing.id, active: false }}
          refreshes={['listAllPickupPoints']}
          danger
          {...confirmTexts('addresses.point.close', { name: closing.name })}
          onClose={() => setClosing(null)}
        />
      ) : null}
    </Page>
  );
}

function ImportLink() {
  return <LinkButton to="/pickupPoints/import" text={t('addresses.stores.import')} />;
}

function KindChips({ ofChain, onChoose }: { ofChain: boolean; onChoose: (ofChain: boolean) => void }) {
  return (
    <Row gap={4}>
      <Chip chosen={!ofChain} onClick={() => onChoose(false)}>
        {t('addresses.stores.own')}
      </Chip>
      <Chip chosen={ofChain} onClick={() => onChoose(true)}>
        {t('addresses.stores.chain')}
      </Chip>
    </Row>
  );
}

import type { StaffService } from '@crossdock/contract/services/desk.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn } from '@crossdock/ui/column.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { OnOffBadge } from '@crossdock/ui/OnOffBadge.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall, useSubmit } from '../shell/api.ts';
import { EditableTable } from '../shell/EditableTable.tsx';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { FreePhotos } from './FreePhotos.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

export const Route = createFileRoute('/_shell/services/catalogue')({
  staticData: { title: 'services.catalogue' },
  component: CataloguePage,
});

/** The services that members can order, in the sequence shown to members. */
function CataloguePage() {
  const mayWrite = useStaff().may('service.write');
  const query = useCall('listServices', {});
  const list = query.data?.list ?? [];
  return (
    <Page
      {...titleAndIntro('services.catalogue')}
      back={<Link to="/services">{t('services.title')}</Link>}
      actions={<FreePhotos />}
    >
      <EditableTable
        title={t('services.catalogue')}
        query={query}
        columns={columns()}
        mayWrite={mayWrite}
        addLabel={t('services.new')}
        empty={<EmptyState picture="soon" {...titleAndText('services.catalogue.none')} />}
        moreActions={(row) => <Place row={row} list={list} />}
        dialog={(row, onClose) => <ServiceDialog service={row} onClose={onClose} />}
      />
    </Page>
  );
}

function Price({ service: { kind, unit, priceMinor } }: { service: StaffService }) {
  const formatting = useFormatting();
  if (priceMinor === 0) return t('services.free');
  const price = formatMoney(priceMinor, formatting.currency, formatting);
  return t('services.each', { price, unit: t(`services.unit.${kind === 'photo' ? 'photo' : unit}`) });
}

const columns = (): Column<StaffService>[] => [
  column('name', t('services.name'), (row) => row[currentLanguage()]),
  column('kind', t('services.kind'), (row) => t(`services.kind.${row.kind}`)),
  column('price', t('services.price'), (row) => <Price service={row} />),
  cornerColumn('active', t('services.active'), (row) => (
    <OnOffBadge on={row.active} onLabel={t('services.on')} offLabel={t('services.off')} />
  )),
];

/** Moves the service up or down by one. */
function Place({ row, list }: { row: StaffService; list: readonly StaffService[] }) {
  const order = useSubmit('orderServices', { refreshes: ['listServices'] });
  const at = list.findIndex(({ id }) => id === row.id);
  const name = row[currentLanguage()];
  const move = (by: 1 | -1) => {
    const ids = list.map(({ id }) => id).filter((id) => id !== row.id);
    void order.submit({ ids: ids.toSpliced(at + by, 0, row.id) });
  };
  return (
    <>
      <IconButton
        icon={IconArrowUp}
        label={t('services.up', { name })}
        disabled={at <= 0 || order.busy}
        onClick={() => move(-1)}
      />
      <IconButton
        icon={IconArrowDown}
        label={t('services.down', { name })}
        disabled={at === list.length - 1 || order.busy}
        onClick={() => move(1)}
      />
    </>
  );
}

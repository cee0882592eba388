import type { StaffCarrier } from '@crossdock/contract/pricing/channels.ts';
import { pickupPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { column, cornerColumn, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { TextField } from '@crossdock/ui/fields.tsx';
import { Muted, Row, Split, Stack } from '@crossdock/ui/Layout.tsx';
import { formatQuantity } from '@crossdock/ui/quantity.ts';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { CheckList } from '../shell/CheckList.tsx';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { type CallForm, useDialogForm } from '../shell/forms.ts';
import { labelAndHint, t, titleAndText } from '../shell/i18n.ts';
import { LimitFields } from '../shell/LimitFields.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { ActiveBadge } from './badges.tsx';

/** The carriers in the destination and the largest parcels that they accept. */
export function CarriersTab() {
  const query = useCall('listCarriers', {});
  const mayWrite = useStaff().may('pricing.write');
  const [edited, setEdited] = useState<StaffCarrier | 'new' | null>(null);
  const add = (
    <Button icon={IconPlus} onClick={() => setEdited('new')}>
      {t('pricing.carrier.add')}
    </Button>
  );
  return (
    <Stack gap={16}>
      {mayWrite ? (
        <Row gap={8} wrap justify="end">
          {add}
        </Row>
      ) : null}
      <Loaded query={query}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState {...titleAndText('pricing.carrier.none')} />
          ) : (
            <CarrierTable list={list} onEdit={mayWrite ? setEdited : undefined} />
          )
        }
      </Loaded>
      {edited ? (
        <CarrierDialog carrier={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </Stack>
  );
}

function CarrierTable(props: {
  list: readonly StaffCarrier[];
  onEdit: ((carrier: StaffCarrier) => void) | undefined;
}) {
  const { onEdit } = props;
  const formatting = useFormatting();
  const limit = (value: number | null, unit: 'length' | 'weight') =>
    value === null ? '–' : formatQuantity(value, unit, formatting);
  const columns: Column<StaffCarrier>[] = [
    column('name', t('pricing.name'), (row) => (
      <>
        <strong>{row.name}</strong> <Code>{row.code}</Code>
      </>
    )),
    figureColumn('side', t('pricing.limit.maxSideMm'), (row) => limit(row.maxSideMm, 'length')),
    figureColumn('sum', t('pricing.limit.maxSideSumMm'), (row) => limit(row.maxSideSumMm, 'length')),
    figureColumn('piece', t('pricing.limit.maxPieceG'), (row) => limit(row.maxPieceG, 'weight')),
    pointsColumn(),
    column('phone', t('pricing.phone'), (row) => row.phone || '–'),
    cornerColumn('state', t('pricing.state'), (row) => <ActiveBadge active={row.active} />),
    ...(onEdit
      ? [
          tightColumn('edit', '', (row: StaffCarrier) => (
            <Button small look="outline" icon={IconPencil} onClick={() => onEdit(row)}>
              {t('shell.edit')}
            </Button>
          )),
        ]
      : []),
  ];
  return (
    <ResponsiveTable
      label={t('pricing.carriers')}
      rows={props.list}
      rowKey={(row) => row.id}
      columns={columns}
    />
  );
}

function pointsColumn() {
  return column(
    'points',
    t('pricing.carrier.pointKinds'),
    (row: StaffCarrier) => row.pointKinds.map((kind) => t(`addresses.point.kind.${kind}`)).join(' · ') || '–',
  );
}

function CarrierDialog({ carrier, onClose }: { carrier: StaffCarrier | null; onClose: () => void }) {
  const name = carrier ? 'editCarrier' : 'addCarrier';
  const { form, ...saving } = useDialogForm<'addCarrier' | 'editCarrier'>(name, {
    schema: () =>
      import('@crossdock/contract/pricing/channels.ts').then((m) => m.channelDeskCalls[name].input),
    defaults: carrier ?? {
      code: '',
      name: '',
      maxSideMm: null,
      maxSideSumMm: null,
      maxPieceG: null,
      pointKinds: [],
      phone: '',
      trackingUrl: '',
      active: true,
    },
    refreshes: ['listCarriers', 'listChannels'],
    done: t('pricing.saved'),
    onClose,
  });
  const { control, register } = form;
  return (
    <SaveDialog
      {...saving}
      wide
      title={carrier ? t('pricing.carrier.edit', { name: carrier.name }) : t('pricing.carrier.add')}
    >
      <Split columns={2} gap={16}>
        <TextField control={control} name="name" label={t('pricing.name')} required />
        <TextField control={control} name="code" label={t('pricing.code')} required />
      </Split>
      <Muted as="p">{t('pricing.limit.hint')}</Muted>
      <Split columns={3} gap={16}>
        <LimitFields control={control} labelOf={(limit) => t(`pricing.limit.${limit}`)} />
      </Split>
      <PointKinds control={control} />
      <Split columns={2} gap={16}>
        <TextField control={control} name="phone" label={t('pricing.phone')} />
        <TextField control={control} name="trackingUrl" {...labelAndHint('pricing.trackingUrl')} />
      </Split>
      <Checkbox label={t('pricing.carrier.active')} {...register('active')} />
    </SaveDialog>
  );
}

type CarrierControl = CallForm<'addCarrier' | 'editCarrier'>['form']['control'];

/** The kinds of pickup points that the carrier serves, besides homes. */
function PointKinds({ control }: { control: CarrierControl }) {
  const { field } = useController({ control, name: 'pointKinds' });
  return (
    <CheckList
      legend={t('pricing.carrier.pointKinds')}
      hint={t('pricing.carrier.pointKinds.hint')}
      all={pickupPointKinds}
      chosen={field.value ?? []}
      labelOf={(kind) => t(`addresses.point.kind.${kind}`)}
      onChange={field.onChange}
    />
  );
}

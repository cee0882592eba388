import { shopPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { isRegion, regions } from '@crossdock/domain/regions.ts';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { ChoiceField, CountField, TextField } from '@crossdock/ui/fields.tsx';
import { Box, Photo, Row, Split } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { CheckList } from '../shell/CheckList.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { type CallForm, useDialogForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { LimitFields } from '../shell/LimitFields.tsx';
import type { ShopPickupPoint } from './point.ts';

/** The form that creates or changes a pickup point. */
export function PickupPointDialog({
  point,
  onClose,
}: {
  point: ShopPickupPoint | null;
  onClose: () => void;
}) {
  const { form, ...saving } = useDialogForm('savePickupPoint', {
    schema: () => import('@crossdock/contract/addresses/desk.ts').then((m) => m.pickupPointInput),
    defaults: defaultsOf(point),
    refreshes: ['listAllPickupPoints'],
    done: t('addresses.point.saved'),
    onClose,
  });
  return (
    <SendDialog
      {...saving}
      wide
      title={point ? t('addresses.point.edit', { name: point.name }) : t('addresses.point.add')}
    >
      <PlaceFields form={form} />
      <DetailFields form={form} />
      <CarrierChoice form={form} />
      <PictureField form={form} picture={point?.picture ?? null} />
    </SendDialog>
  );
}

type PointForm = CallForm<'savePickupPoint'>['form'];

function PlaceFields({ form: { control } }: { form: PointForm }) {
  return (
    <>
      <Split columns="1fr 1fr" gap={16} align="start">
        <TextField control={control} name="code" label={t('addresses.point.code')} required />
        <TextField control={control} name="name" label={t('addresses.point.name')} required />
        <ChoiceField
          control={control}
          name="kind"
          label={t('addresses.point.kind')}
          data={shopPointKinds.map((value) => ({ value, label: t(`addresses.point.kind.${value}`) }))}
        />
        <ChoiceField
          control={control}
          name="country"
          label={t('addresses.country')}
          data={regions.map((value) => ({ value, label: t(`addresses.region.${value}`) }))}
        />
        {(['province', 'city', 'area', 'zip'] as const).map((name) => (
          <TextField key={name} control={control} name={name} label={t(`addresses.${name}`)} />
        ))}
      </Split>
      <TextField control={control} name="address" label={t('addresses.point.address')} required />
    </>
  );
}

/** An empty box means no number, not 0. */
const number = { setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)) };

function DetailFields({ form: { control, register, formState, getFieldState } }: { form: PointForm }) {
  return (
    <Split columns="1fr 1fr" gap={16} align="start">
      <TextField control={control} name="phone" label={t('addresses.phone')} />
      <TextField
        control={control}
        name="hours"
        label={t('addresses.point.hours')}
        placeholder="10:00–21:00"
      />
      {(['latitude', 'longitude'] as const).map((name) => (
        <TextBox
          key={name}
          {...register(name, number)}
          label={t(`addresses.point.${name}`)}
          inputMode="decimal"
          error={getFieldState(name, formState).error?.message}
        />
      ))}
      <LimitFields control={control} labelOf={(limit) => t(`addresses.point.${limit}`)} />
      <CountField control={control} name="holdDays" label={t('addresses.point.holdDays')} required />
    </Split>
  );
}

/** Chooses the carriers that deliver to this point, among those that serve points of its kind. */
function CarrierChoice({ form: { control } }: { form: PointForm }) {
  const kind = useWatch({ control, name: 'kind' });
  const { field, fieldState } = useController({ control, name: 'carrierIds' });
  const carriers = useCall('listCarriers', {}).data ?? [];
  const serving = carriers.filter((one) => one.active && kind !== undefined && one.pointKinds.includes(kind));
  const names = new Map(serving.map(({ id, name }) => [id, name]));
  // After the kind was changed, carriers that do not serve the new kind may still be chosen. They are not shown as
  // chosen, and the next choice or saving removes them.
  const chosen = (field.value ?? []).filter((id) => names.has(id));
  return (
    <CheckList
      legend={t('addresses.point.carriers')}
      hint={t(serving.length === 0 ? 'addresses.point.carriers.none' : 'addresses.point.carriers.hint')}
      all={[...names.keys()]}
      chosen={chosen}
      labelOf={(id) => names.get(id) ?? id}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

/** The picture that helps members to recognise the place. The current picture stays until another one is chosen. */
function PictureField({ form, picture }: { form: PointForm; picture: string | null }) {
  const { setValue, formState } = form;
  const uploads = useUploads('uploadStaffFile', { purpose: 'pickupPoint' });
  const [uploaded] = uploads.fileIds;
  useEffect(() => {
    if (uploaded) setValue('pictureFileId', uploaded);
  }, [uploaded, setValue]);
  const remove = (key: string) => {
    uploads.remove(key);
    setValue('pictureFileId', undefined);
  };
  return (
    <Row gap={16} wrap align="end">
      {picture && uploads.files.length === 0 ? (
        <Photo
          fit="cover"
          round="control"
          src={picture}
          alt={t('addresses.point.picture')}
          width={120}
          height={90}
        />
      ) : null}
      <Box grow minWidth={240}>
        <FileDrop
          label={t('addresses.point.picture')}
          hint={t('addresses.point.picture.hint')}
          buttonLabel={t('addresses.point.picture.choose')}
          removeLabel={(name) => t('addresses.point.picture.remove', { name })}
          files={uploads.files}
          onPick={uploads.add}
          onRemove={remove}
          error={form.getFieldState('pictureFileId', formState).error?.message}
        />
      </Box>
    </Row>
  );
}

function defaultsOf(point: ShopPickupPoint | null) {
  if (point) {
    const { picture: _shown, active: _state, ...same } = point;
    return { ...same, country: isRegion(same.country) ? same.country : undefined };
  }
  return {
    code: '',
    name: '',
    kind: 'counter' as const,
    country: 'TW' as const,
    province: '',
    city: '',
    area: '',
    address: '',
    zip: '',
    phone: '',
    hours: '',
    latitude: null,
    longitude: null,
    maxSideMm: null,
    maxSideSumMm: null,
    maxPieceG: null,
    carrierIds: [],
    holdDays: 7,
  };
}

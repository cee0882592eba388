import { declaredFieldNames } from '@crossdock/contract/parcels/declaredFieldNames.ts';
import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { pick } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { TextField } from '@crossdock/ui/fields.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { FormProvider } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { CourierField } from './CourierField.tsx';
import type { ParcelDetail } from './detail.ts';
import { GoodsFields } from './GoodsFields.tsx';
import type { ForecastFormProps } from './sentForecast.ts';

interface EditProps {
  readonly parcel: ParcelDetail;
  readonly onClose: () => void;
}

/**
 * Changes a forecast in a dialog with the same fields as the forecast page. After the parcel has arrived, only its
 * contents can be changed.
 */
export function EditForecastDialog({ parcel, onClose }: EditProps) {
  const rules = useCall('getForecastRules', {}, { staleMs: 300_000 });
  const types = useCall('queryGoodsTypes', {}, { staleMs: 300_000 });
  return (
    <Dialog
      opened
      wide
      title={t(parcel.state === 'forecast' ? 'parcels.detail.edit' : 'parcels.detail.declare')}
      onClose={onClose}
    >
      <Loaded query={combineQueries(rules, types)}>
        {([known, { list }]) => <EditForm parcel={parcel} rules={known} types={list} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

type EditFormProps = EditProps & Pick<ForecastFormProps, 'rules' | 'types'>;

function EditForm({ parcel, rules, types, onClose }: EditFormProps) {
  const forecast = parcel.state === 'forecast';
  const { form, busy, failure, send } = useCallForm('updateForecast', {
    schema: () => import('@crossdock/contract/parcels/calls.ts').then((m) => m.updateForecastInput),
    defaults: {
      id: parcel.id,
      courierNumber: parcel.courierNumber,
      ...pick(parcel, declaredFieldNames),
      goodsType: parcel.goodsType || undefined,
      declaredValueMinor: parcel.declaredValueMinor || undefined,
      courier: couriers.find((known) => known === parcel.courier),
    },
    refreshes: ['getParcel', 'queryParcels'],
    done: t('parcels.detail.saved'),
    onDone: onClose,
  });
  return (
    <Stack as="form" onSubmit={send} noValidate gap={16}>
      {forecast ? (
        <>
          <TextField
            control={form.control}
            name="courierNumber"
            required
            label={t('parcels.forecast.numbers')}
          />
          <CourierField control={form.control} name="courier" />
        </>
      ) : null}
      <FormProvider {...form}>
        <GoodsFields rules={rules} types={types} />
      </FormProvider>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      <Button type="submit" busy={busy}>
        {t('shell.save')}
      </Button>
    </Stack>
  );
}

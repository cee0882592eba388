import { declaredFieldNames } from '@crossdock/contract/parcels/declaredFieldNames.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { pick } from '@crossdock/domain/records.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { FormProvider } from 'react-hook-form';
import { Dialog } from '../shell/Dialog.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { emptyDeclaredTexts, type GoodsOfOneParcel } from './forecastBatches.ts';
import type { GoodsTypeChoice } from './GoodsChips.tsx';
import { GoodsFields } from './GoodsFields.tsx';
import { VoucherField } from './VoucherField.tsx';

interface OwnGoodsDialogProps {
  readonly number: string;
  readonly goods: GoodsOfOneParcel;
  /** The parcel already has its own declaration. */
  readonly differs: boolean;
  readonly rules: Output<'getForecastRules'>;
  readonly types: readonly GoodsTypeChoice[];
  /** Called with null if the parcel has the same contents as the others. */
  readonly onKeep: (goods: GoodsOfOneParcel | null) => void;
  readonly onClose: () => void;
}

/** The declaration of one parcel that differs from the others. */
export function ParcelDeclarationDialog(props: OwnGoodsDialogProps) {
  const { form } = useCallForm('forecastParcels', {
    schema: () => import('@crossdock/contract/parcels/calls.ts').then((m) => m.forecastInput),
    defaults: {
      courierNumber: props.number,
      ...emptyDeclaredTexts,
      ...pick(props.goods, declaredFieldNames),
    },
  });
  const upload = useUploads(
    'upload',
    { type: 'voucher' },
    { kept: props.goods.voucher ? [props.goods.voucher] : [] },
  );
  const keep = (goods: GoodsOfOneParcel | null) => {
    props.onKeep(goods);
    props.onClose();
  };
  const send = form.handleSubmit((values) => {
    keep({ ...pick(values, declaredFieldNames), voucher: upload.pictures[0] ?? null });
  });
  return (
    <Dialog opened wide title={t('parcels.forecast.own', { number: props.number })} onClose={props.onClose}>
      <Stack gap={16}>
        <FormProvider {...form}>
          <GoodsFields rules={props.rules} types={props.types} />
        </FormProvider>
        <VoucherField
          upload={upload}
          label={t('parcels.voucher.optional')}
          hint={t('parcels.voucher.hint')}
        />
        <Button disabled={upload.files.length > upload.pictures.length} onClick={() => void send()}>
          {t('shell.save')}
        </Button>
        {props.differs ? (
          <Button look="plain" onClick={() => keep(null)}>
            {t('parcels.forecast.own.drop')}
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  );
}

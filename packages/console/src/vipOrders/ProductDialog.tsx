import type { StaffCustomsProduct } from '@crossdock/contract/vipOrders/desk.ts';
import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { AmountField, ChoiceField, TextField } from '@crossdock/ui/fields.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useCall } from '../shell/api.ts';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { NameFields } from '../shell/NameFields.tsx';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';

interface ProductDialogProps {
  /** Null for a new one. */
  readonly product: StaffCustomsProduct | null;
  readonly onClose: () => void;
}

const blank = { zh: '', tw: '', en: '', hsCode: '', unit: '', valueMinor: 0, active: true };

function fieldsOf({ id, zh, tw, en, hsCode, unit, valueMinor, goodsType, active }: StaffCustomsProduct) {
  const type = goodsTypes.find((one) => one === goodsType);
  return { id, zh, tw, en, hsCode, unit, valueMinor, active, ...(type ? { goodsType: type } : {}) };
}

/** A product for customs: names, code, unit, usual value, and goods type. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const types = useCall('listStaffGoodsTypes', {}, { staleMs: 60_000 });
  const { form, ...saving } = useDialogForm('saveCustomsProduct', {
    schema: () => import('@crossdock/contract/vipOrders/desk.ts').then((all) => all.saveCustomsProductInput),
    defaults: product ? fieldsOf(product) : blank,
    refreshes: ['listStaffProducts'],
    done: t('vipOrders.product.saved'),
    onClose,
  });
  const { control, register } = form;
  return (
    <SaveDialog
      {...saving}
      title={t(product ? 'vipOrders.product.edit' : 'vipOrders.product.add')}
      busy={saving.busy || types.data === undefined}
    >
      <NameFields control={control} labelOf={(lang) => t(`vipOrders.product.${lang}`)} />
      <TextField control={control} name="hsCode" required label={t('vipOrders.product.hsCode')} />
      <TextField control={control} name="unit" required label={t('vipOrders.product.unit')} />
      <AmountField
        control={control}
        name="valueMinor"
        required
        {...labelAndHint('vipOrders.product.value')}
      />
      <ChoiceField
        control={control}
        name="goodsType"
        required
        label={t('vipOrders.product.type')}
        data={[
          { value: '', label: '–' },
          ...(types.data ?? []).map((type) => ({ value: type.code, label: type[currentLanguage()] })),
        ]}
      />
      <RuleCheckbox label={t('vipOrders.product.active')} {...register('active')} />
    </SaveDialog>
  );
}

import { storageBases } from '@crossdock/domain/pricing/rateCard.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { AmountField, ChoiceField, KgField, MeasureField } from '@crossdock/ui/fields.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { anyControl } from './anyControl.ts';
import { t } from './i18n.ts';

/**
 * The storage fee after the free days: a warehouse's rule, or a channel's own. `name` is its path in the
 * form.
 */
export function StorageFeeFields(props: { control: unknown; name: string }) {
  const control = anyControl(props.control);
  const path = (field: string): FieldPath<FieldValues> => `${props.name}.${field}`;
  const by = useWatch({ control, name: path('by') });
  const none = { empty: null, placeholder: t('pricing.none') };
  const unit = { control, name: path('unit'), label: t('pricing.storage.unit') };
  return (
    <>
      <Grid columns="repeat(auto-fill, minmax(160px, 1fr))" gap={16} align="start">
        <ChoiceField
          control={control}
          name={path('by')}
          label={t('pricing.storage.by')}
          data={storageBases.map((value) => ({ value, label: t(`pricing.storage.by.${value}`) }))}
        />
        {by === 'weight' ? <KgField {...unit} /> : null}
        {by === 'volume' ? <MeasureField {...unit} digits={6} unit="m³" /> : null}
        <AmountField control={control} name={path('dayRateMinor')} label={t('pricing.storage.dayRate')} />
        <AmountField control={control} {...none} name={path('capMinor')} label={t('pricing.storage.cap')} />
        <MeasureField
          control={control}
          {...none}
          name={path('abandonAfterDays')}
          digits={0}
          label={t('pricing.storage.abandon')}
        />
      </Grid>
      <LaterRates control={control} name={path('laterRates')} />
    </>
  );
}

/** The daily fees that apply from a later day of storage on. */
function LaterRates({ control, name }: { control: Control<FieldValues>; name: FieldPath<FieldValues> }) {
  const { field } = useController({ control, name });
  const rates: readonly { fromDay: number }[] = field.value ?? [];
  const next = { fromDay: (rates.at(-1)?.fromDay ?? 1) + 30, dayRateMinor: 0 };
  return (
    <Grid as="fieldset" gap={8} justifyItems="start" minWidth={0}>
      <Legend size={14}>{t('pricing.storage.later')}</Legend>
      {rates.map((_, at) => (
        <Grid
          // biome-ignore lint/suspicious/noArrayIndexKey: the form identifies its rows by their place
          key={`${rates.length}-${at}`}
          columns="minmax(0, 1fr) minmax(0, 1fr) auto"
          gap={8}
          align="end"
          maxWidth={480}
          full
        >
          <MeasureField
            control={control}
            name={`${name}.${at}.fromDay`}
            digits={0}
            label={t('pricing.storage.fromDay')}
          />
          <AmountField
            control={control}
            name={`${name}.${at}.dayRateMinor`}
            label={t('pricing.storage.dayRate')}
          />
          <IconButton
            icon={IconTrash}
            label={t('pricing.row.remove', { n: at + 1 })}
            onClick={() => field.onChange(rates.filter((_rate, place) => place !== at))}
          />
        </Grid>
      ))}
      {rates.length < 10 ? (
        <Button small look="soft" icon={IconPlus} onClick={() => field.onChange([...rates, next])}>
          {t('pricing.storage.later.add')}
        </Button>
      ) : null}
    </Grid>
  );
}

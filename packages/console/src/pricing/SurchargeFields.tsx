import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { TextField } from '@crossdock/ui/fields.tsx';
import { Box, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useController } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import classes from './card.module.css';
import {
  CmField,
  FeeUnitField,
  FieldRows,
  IntegerField,
  KgField,
  PriceField,
  SelectField,
  VolumeField,
} from './cardFields.tsx';
import { type CardForm, newRowDefaults } from './cardForm.ts';
import { PrefixField } from './PrefixField.tsx';

/** The limits for parcels of the channel; an empty field means no limit. */
export function LimitFields() {
  return (
    <Section title={t('pricing.limits.title')}>
      <div className={classes.fields}>
        <CmField name="card.limits.maxSideMm" words="pricing.limit.maxSideMm" optional />
        <CmField name="card.limits.maxSideSumMm" words="pricing.limit.maxSideSumMm" optional />
        <CmField name="card.limits.maxLengthGirthMm" words="pricing.limit.maxLengthGirthMm" optional />
        <KgField name="card.limits.maxPieceG" words="pricing.limit.maxPieceG" optional />
        <IntegerField name="card.limits.maxPieces" words="pricing.limit.maxPieces" optional />
        <KgField name="card.limits.minShipmentG" words="pricing.limit.minShipmentG" optional />
        <KgField name="card.limits.maxShipmentG" words="pricing.limit.maxShipmentG" optional />
      </div>
    </Section>
  );
}

/** Fees for long, heavy and large pieces, for goods and for remote areas. */
export function SurchargeFields({ form }: { form: CardForm }) {
  const { control } = form;
  return (
    <Section title={t('pricing.surcharges.title')}>
      <SizeFields />
      <FieldRows name="card.goods" words="pricing.goods.title" row={newRowDefaults.goods} max={20}>
        {(row) => (
          <>
            <GoodsChoices form={form} name={`${row}.goodsTypes`} />
            <FeeUnitField name={`${row}.per`} />
            <PriceField name={`${row}.feeMinor`} words="pricing.fee" />
          </>
        )}
      </FieldRows>
      <FieldRows name="card.areas" words="pricing.areas.title" row={newRowDefaults.area} max={50}>
        {(row) => (
          <>
            <TextField control={control} name={`${row}.name`} label={t('pricing.name')} />
            <FeeUnitField name={`${row}.per`} />
            <PriceField name={`${row}.feeMinor`} words="pricing.fee" />
            <Box across>
              <PrefixField control={control} name={`${row}.zipPrefixes`} label={t('pricing.zone.zips')} />
            </Box>
          </>
        )}
      </FieldRows>
    </Section>
  );
}

const sizes = [
  ['overLength', 'overMm', CmField],
  ['overWeight', 'overG', KgField],
  ['overVolume', 'overCm3', VolumeField],
] as const;

function SizeFields() {
  return (
    <>
      {sizes.map(([part, limit, Field]) => (
        <FieldRows
          key={part}
          name={`card.size.${part}`}
          words={`pricing.size.${part}`}
          row={newRowDefaults[part]}
          max={10}
        >
          {(row) => (
            <>
              <Field name={`${row}.${limit}`} words="pricing.size.over" />
              <PriceField name={`${row}.feeMinor`} words="pricing.fee" />
            </>
          )}
        </FieldRows>
      ))}
      <div className={classes.fields}>
        <SelectField
          name="card.size.combine"
          words="pricing.size.combine"
          data={(['all', 'highest'] as const).map((value) => ({
            value,
            label: t(`pricing.size.combine.${value}`),
          }))}
        />
        <PriceField name="card.size.capMinor" words="pricing.size.cap" optional />
      </div>
    </>
  );
}

function GoodsChoices({
  form: { control },
  name,
}: {
  form: CardForm;
  name: `card.goods.${number}.goodsTypes`;
}) {
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly string[] = field.value ?? [];
  return (
    <Row gap={[8, 16]} wrap across>
      {goodsTypes.map((code) => (
        <Checkbox
          key={code}
          label={t(`quote.goods.${code}`)}
          checked={chosen.includes(code)}
          onChange={() =>
            field.onChange(
              goodsTypes.filter((one) => (one === code ? !chosen.includes(one) : chosen.includes(one))),
            )
          }
        />
      ))}
      {fieldState.error?.message ? (
        <Text as="p" tone="warning" size={14} role="alert">
          {fieldState.error.message}
        </Text>
      ) : null}
    </Row>
  );
}

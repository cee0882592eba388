import { roundings } from '@crossdock/domain/money.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormContext } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import { StorageFeeFields } from '../shell/StorageFeeFields.tsx';
import classes from './card.module.css';
import {
  CheckboxField,
  FeeUnitField,
  FieldRows,
  IntegerField,
  NameField,
  OptionalCardPart,
  PriceField,
  RatePercentField,
  SelectField,
} from './cardFields.tsx';
import { newRowDefaults, optionalPartDefaults } from './cardForm.ts';

/** Packing, delivery, insurance, cash on delivery, storage. */
export function FeeFields() {
  return (
    <>
      <Section title={t('pricing.handling.title')}>
        <div className={classes.fields}>
          <PriceField name="card.packing.perShipmentMinor" words="pricing.packing.perShipment" />
          <PriceField name="card.packing.perBoxMinor" words="pricing.packing.perBox" />
          <PriceField name="card.packing.perParcelMinor" words="pricing.packing.perParcel" />
        </div>
        <div className={classes.fields}>
          <PriceField name="card.delivery.homeMinor" words="pricing.delivery.home" />
          <PriceField name="card.delivery.pickupMinor" words="pricing.delivery.pickup" />
          <FeeUnitField name="card.delivery.per" />
        </div>
      </Section>
      <Section title={t('pricing.options.title')}>
        <OptionalCardPart
          name="card.insurance"
          words="pricing.insurance"
          start={optionalPartDefaults.insurance}
        >
          <div className={classes.fields}>
            <RatePercentField name="card.insurance.rateBp" words="pricing.rate" />
            <PriceField name="card.insurance.minMinor" words="pricing.insurance.min" />
            <PriceField name="card.insurance.maxCoverMinor" words="pricing.insurance.max" optional />
          </div>
        </OptionalCardPart>
        <OptionalCardPart
          name="card.cashOnDelivery"
          words="pricing.cod"
          start={optionalPartDefaults.cashOnDelivery}
        >
          <div className={classes.fields}>
            <PriceField name="card.cashOnDelivery.feeMinor" words="pricing.fee" />
            <RatePercentField name="card.cashOnDelivery.rateBp" words="pricing.rate" />
            <PriceField name="card.cashOnDelivery.maxCollectMinor" words="pricing.cod.max" optional />
          </div>
        </OptionalCardPart>
        <OptionalCardPart name="card.storage" words="pricing.storage" start={optionalPartDefaults.storage}>
          <StorageFields />
        </OptionalCardPart>
      </Section>
    </>
  );
}

function StorageFields() {
  const { control } = useFormContext();
  return (
    <>
      <div className={classes.fields}>
        <NameField name="card.storage.name" words="pricing.storage.name" />
        <IntegerField name="card.storage.freeDays" words="pricing.storage.freeDays" />
      </div>
      <StorageFeeFields control={control} name="card.storage" />
    </>
  );
}

/** Duties and taxes: estimates until customs decide. */
export function TaxFields() {
  return (
    <Section title={t('pricing.taxes.title')}>
      <FieldRows name="card.taxes" words="pricing.taxes.rows" row={newRowDefaults.tax} max={10}>
        {(row) => (
          <>
            <SelectField
              name={`${row}.kind`}
              words="pricing.tax.kind"
              data={(['tax', 'consumptionTax'] as const).map((value) => ({
                value,
                label: t(`quote.kind.${value}`),
              }))}
            />
            <SelectField
              name={`${row}.base`}
              words="pricing.tax.base"
              data={(['declared', 'freight', 'declaredAndFreight'] as const).map((value) => ({
                value,
                label: t(`pricing.tax.base.${value}`),
              }))}
            />
            <RatePercentField name={`${row}.rateBp`} words="pricing.rate" />
            <SelectField
              name={`${row}.rounding`}
              words="pricing.rounding"
              data={roundings.map((value) => ({ value, label: t(`pricing.rounding.${value}`) }))}
            />
            <PriceField name={`${row}.freeUpToMinor`} words="pricing.tax.freeUpTo" />
            <PriceField name={`${row}.onlyUpToMinor`} words="pricing.tax.onlyUpTo" optional />
            <IntegerField name={`${row}.freeEntries`} words="pricing.tax.freeEntries" optional />
            <CheckboxField name={`${row}.onExcessOnly`} words="pricing.tax.onExcessOnly" />
            <CheckboxField name={`${row}.always`} words="pricing.tax.always" />
            <CheckboxField name={`${row}.estimate`} words="pricing.tax.estimate" />
          </>
        )}
      </FieldRows>
    </Section>
  );
}

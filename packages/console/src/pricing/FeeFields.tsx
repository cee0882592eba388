import { roundings } from '@crossdock/domain/money.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormContext } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import { ShelfTerms } from '../shell/ShelfTerms.tsx';
import classes from './card.module.css';
import { newParts, newRows } from './cardForm.ts';
import {
  NameField,
  OptionalPart,
  PerField,
  PickField,
  PriceField,
  RateField,
  Rows,
  TickField,
  WholeField,
} from './fieldParts.tsx';

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
          <PerField name="card.delivery.per" />
        </div>
      </Section>
      <Section title={t('pricing.options.title')}>
        <OptionalPart name="card.insurance" words="pricing.insurance" start={newParts.insurance}>
          <div className={classes.fields}>
            <RateField name="card.insurance.rateBp" words="pricing.rate" />
            <PriceField name="card.insurance.minMinor" words="pricing.insurance.min" />
            <PriceField name="card.insurance.maxCoverMinor" words="pricing.insurance.max" optional />
          </div>
        </OptionalPart>
        <OptionalPart name="card.cashOnDelivery" words="pricing.cod" start={newParts.cashOnDelivery}>
          <div className={classes.fields}>
            <PriceField name="card.cashOnDelivery.feeMinor" words="pricing.fee" />
            <RateField name="card.cashOnDelivery.rateBp" words="pricing.rate" />
            <PriceField name="card.cashOnDelivery.maxCollectMinor" words="pricing.cod.max" optional />
          </div>
        </OptionalPart>
        <OptionalPart name="card.storage" words="pricing.storage" start={newParts.storage}>
          <StorageFields />
        </OptionalPart>
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
        <WholeField name="card.storage.freeDays" words="pricing.storage.freeDays" />
      </div>
      <ShelfTerms control={control} name="card.storage" />
    </>
  );
}

/** Duties and taxes: estimates until customs decide. */
export function TaxFields() {
  return (
    <Section title={t('pricing.taxes.title')}>
      <Rows name="card.taxes" words="pricing.taxes.rows" row={newRows.tax} max={10}>
        {(row) => (
          <>
            <PickField
              name={`${row}.kind`}
              words="pricing.tax.kind"
              data={(['tax', 'consumptionTax'] as const).map((value) => ({
                value,
                label: t(`quote.kind.${value}`),
              }))}
            />
            <PickField
              name={`${row}.base`}
              words="pricing.tax.base"
              data={(['declared', 'freight', 'declaredAndFreight'] as const).map((value) => ({
                value,
                label: t(`pricing.tax.base.${value}`),
              }))}
            />
            <RateField name={`${row}.rateBp`} words="pricing.rate" />
            <PickField
              name={`${row}.rounding`}
              words="pricing.rounding"
              data={roundings.map((value) => ({ value, label: t(`pricing.rounding.${value}`) }))}
            />
            <PriceField name={`${row}.freeUpToMinor`} words="pricing.tax.freeUpTo" />
            <PriceField name={`${row}.onlyUpToMinor`} words="pricing.tax.onlyUpTo" optional />
            <WholeField name={`${row}.freeEntries`} words="pricing.tax.freeEntries" optional />
            <TickField name={`${row}.onExcessOnly`} words="pricing.tax.onExcessOnly" />
            <TickField name={`${row}.always`} words="pricing.tax.always" />
            <TickField name={`${row}.estimate`} words="pricing.tax.estimate" />
          </>
        )}
      </Rows>
    </Section>
  );
}

import { roundings } from '@crossdock/domain/money.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';
import { ShelfTerms } from '../shell/ShelfTerms.tsx';
import classes from './card.module.css';
import { type CardForm, newParts, newRows } from './cardForm.ts';
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
export function FeeFields({ form }: { form: CardForm }) {
  const { control } = form;
  return (
    <>
      <Section title={t('pricing.handling.title')}>
        <div className={classes.fields}>
          <PriceField
            control={control}
            name="card.packing.perShipmentMinor"
            words="pricing.packing.perShipment"
          />
          <PriceField control={control} name="card.packing.perBoxMinor" words="pricing.packing.perBox" />
          <PriceField
            control={control}
            name="card.packing.perParcelMinor"
            words="pricing.packing.perParcel"
          />
        </div>
        <div className={classes.fields}>
          <PriceField control={control} name="card.delivery.homeMinor" words="pricing.delivery.home" />
          <PriceField control={control} name="card.delivery.pickupMinor" words="pricing.delivery.pickup" />
          <PerField control={control} name="card.delivery.per" />
        </div>
      </Section>
      <Section title={t('pricing.options.title')}>
        <OptionalPart
          control={control}
          name="card.insurance"
          words="pricing.insurance"
          start={newParts.insurance}
        >
          <div className={classes.fields}>
            <RateField control={control} name="card.insurance.rateBp" words="pricing.rate" />
            <PriceField control={control} name="card.insurance.minMinor" words="pricing.insurance.min" />
            <PriceField
              control={control}
              name="card.insurance.maxCoverMinor"
              words="pricing.insurance.max"
              optional
            />
          </div>
        </OptionalPart>
        <OptionalPart
          control={control}
          name="card.cashOnDelivery"
          words="pricing.cod"
          start={newParts.cashOnDelivery}
        >
          <div className={classes.fields}>
            <PriceField control={control} name="card.cashOnDelivery.feeMinor" words="pricing.fee" />
            <RateField control={control} name="card.cashOnDelivery.rateBp" words="pricing.rate" />
            <PriceField
              control={control}
              name="card.cashOnDelivery.maxCollectMinor"
              words="pricing.cod.max"
              optional
            />
          </div>
        </OptionalPart>
        <OptionalPart control={control} name="card.storage" words="pricing.storage" start={newParts.storage}>
          <StorageFields form={form} />
        </OptionalPart>
      </Section>
    </>
  );
}

function StorageFields({ form: { control } }: { form: CardForm }) {
  return (
    <>
      <div className={classes.fields}>
        <NameField control={control} name="card.storage.name" words="pricing.storage.name" />
        <WholeField control={control} name="card.storage.freeDays" words="pricing.storage.freeDays" />
      </div>
      <ShelfTerms control={control} name="card.storage" />
    </>
  );
}

/** Duties and taxes: estimates until customs decide. */
export function TaxFields({ form: { control } }: { form: CardForm }) {
  return (
    <Section title={t('pricing.taxes.title')}>
      <Rows control={control} name="card.taxes" words="pricing.taxes.rows" row={newRows.tax} max={10}>
        {(row) => (
          <>
            <PickField
              control={control}
              name={`${row}.kind`}
              words="pricing.tax.kind"
              data={(['tax', 'consumptionTax'] as const).map((value) => ({
                value,
                label: t(`quote.kind.${value}`),
              }))}
            />
            <PickField
              control={control}
              name={`${row}.base`}
              words="pricing.tax.base"
              data={(['declared', 'freight', 'declaredAndFreight'] as const).map((value) => ({
                value,
                label: t(`pricing.tax.base.${value}`),
              }))}
            />
            <RateField control={control} name={`${row}.rateBp`} words="pricing.rate" />
            <PickField
              control={control}
              name={`${row}.rounding`}
              words="pricing.rounding"
              data={roundings.map((value) => ({ value, label: t(`pricing.rounding.${value}`) }))}
            />
            <PriceField control={control} name={`${row}.freeUpToMinor`} words="pricing.tax.freeUpTo" />
            <PriceField
              control={control}
              name={`${row}.onlyUpToMinor`}
              words="pricing.tax.onlyUpTo"
              optional
            />
            <WholeField
              control={control}
              name={`${row}.freeEntries`}
              words="pricing.tax.freeEntries"
              optional
            />
            <TickField control={control} name={`${row}.onExcessOnly`} words="pricing.tax.onExcessOnly" />
            <TickField control={control} name={`${row}.always`} words="pricing.tax.always" />
            <TickField control={control} name={`${row}.estimate`} words="pricing.tax.estimate" />
          </>
        )}
      </Rows>
    </Section>
  );
}

import { Section } from '@crossdock/ui/Page.tsx';
import { useWatch } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import classes from './card.module.css';
import { type CardForm, newParts, newRows } from './cardForm.ts';
import {
  AmountField,
  KgField,
  OptionalPart,
  PerField,
  PickField,
  RateField,
  Rows,
  TickField,
  VolumeField,
  WholeField,
} from './fieldParts.tsx';

/** Packing, delivery, insurance, cash on delivery, storage. */
export function FeeFields({ form }: { form: CardForm }) {
  const { control } = form;
  return (
    <>
      <Section title={t('pricing.handling.title')}>
        <div className={classes.fields}>
          <AmountField
            control={control}
            name="card.packing.perShipmentMinor"
            label="pricing.packing.perShipment"
          />
          <AmountField control={control} name="card.packing.perBoxMinor" label="pricing.packing.perBox" />
          <AmountField
            control={control}
            name="card.packing.perParcelMinor"
            label="pricing.packing.perParcel"
          />
        </div>
        <div className={classes.fields}>
          <AmountField control={control} name="card.delivery.homeMinor" label="pricing.delivery.home" />
          <AmountField control={control} name="card.delivery.pickupMinor" label="pricing.delivery.pickup" />
          <PerField control={control} name="card.delivery.per" />
        </div>
      </Section>
      <Section title={t('pricing.options.title')}>
        <OptionalPart
          control={control}
          name="card.insurance"
          label="pricing.insurance"
          start={newParts.insurance}
        >
          <div className={classes.fields}>
            <RateField control={control} name="card.insurance.rateBp" label="pricing.rate" />
            <AmountField control={control} name="card.insurance.minMinor" label="pricing.insurance.min" />
            <AmountField
              control={control}
              name="card.insurance.maxCoverMinor"
              label="pricing.insurance.max"
              optional
            />
          </div>
        </OptionalPart>
        <OptionalPart
          control={control}
          name="card.cashOnDelivery"
          label="pricing.cod"
          start={newParts.cashOnDelivery}
        >
          <div className={classes.fields}>
            <AmountField control={control} name="card.cashOnDelivery.feeMinor" label="pricing.fee" />
            <RateField control={control} name="card.cashOnDelivery.rateBp" label="pricing.rate" />
            <AmountField
              control={control}
              name="card.cashOnDelivery.maxCollectMinor"
              label="pricing.cod.max"
              optional
            />
          </div>
        </OptionalPart>
        <OptionalPart control={control} name="card.storage" label="pricing.storage" start={newParts.storage}>
          <StorageFields form={form} />
        </OptionalPart>
      </Section>
    </>
  );
}

function StorageFields({ form: { control } }: { form: CardForm }) {
  const by = useWatch({ control, name: 'card.storage.by' });
  const unit = { control, name: 'card.storage.unit', label: 'pricing.storage.unit' } as const;
  return (
    <div className={classes.fields}>
      <WholeField control={control} name="card.storage.freeDays" label="pricing.storage.freeDays" />
      <PickField
        control={control}
        name="card.storage.by"
        label="pricing.storage.by"
        data={(['parcel', 'weight', 'volume'] as const).map((value) => ({
          value,
          label: t(`pricing.storage.by.${value}`),
        }))}
      />
      {by === 'weight' ? <KgField {...unit} /> : by === 'volume' ? <VolumeField {...unit} /> : null}
      <AmountField control={control} name="card.storage.dayRateMinor" label="pricing.storage.dayRate" />
      <AmountField control={control} name="card.storage.capMinor" label="pricing.storage.cap" optional />
      <WholeField
        control={control}
        name="card.storage.abandonAfterDays"
        label="pricing.storage.abandon"
        optional
      />
    </div>
  );
}

/** Duties and taxes, as estimates until customs have spoken. */
export function TaxFields({ form: { control } }: { form: CardForm }) {
  return (
    <Section title={t('pricing.taxes.title')}>
      <Rows control={control} name="card.taxes" label="pricing.taxes.rows" row={newRows.tax} max={10}>
        {(row) => (
          <>
            <PickField
              control={control}
              name={`${row}.kind`}
              label="pricing.tax.kind"
              data={(['tax', 'consumptionTax'] as const).map((value) => ({
                value,
                label: t(`quote.kind.${value}`),
              }))}
            />
            <PickField
              control={control}
              name={`${row}.base`}
              label="pricing.tax.base"
              data={(['declared', 'freight', 'declaredAndFreight'] as const).map((value) => ({
                value,
                label: t(`pricing.tax.base.${value}`),
              }))}
            />
            <RateField control={control} name={`${row}.rateBp`} label="pricing.rate" />
            <AmountField control={control} name={`${row}.freeUpToMinor`} label="pricing.tax.freeUpTo" />
            <AmountField
              control={control}
              name={`${row}.onlyUpToMinor`}
              label="pricing.tax.onlyUpTo"
              optional
            />
            <WholeField
              control={control}
              name={`${row}.freeEntries`}
              label="pricing.tax.freeEntries"
              optional
            />
            <TickField control={control} name={`${row}.onExcessOnly`} label="pricing.tax.onExcessOnly" />
            <TickField control={control} name={`${row}.always`} label="pricing.tax.always" />
            <TickField control={control} name={`${row}.estimate`} label="pricing.tax.estimate" />
          </>
        )}
      </Rows>
    </Section>
  );
}

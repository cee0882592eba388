import { isOneOf } from '@crossdock/domain/records.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useWatch } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import classes from './card.module.css';
import {
  CheckboxField,
  CmField,
  FieldRows,
  IntegerField,
  KgField,
  PriceField,
  SelectField,
  VolumeField,
} from './cardFields.tsx';
import { type CardForm, freightShapes, initialFreight, newRowDefaults } from './cardForm.ts';

/** The fields for the calculation of the billing weight. */
export function WeightFields({ form }: { form: CardForm }) {
  return (
    <Section title={t('pricing.weight.title')}>
      <div className={classes.fields}>
        <SelectField
          name="card.weight.mode"
          words="pricing.weight.mode"
          data={(['full', 'half', 'none'] as const).map((value) => ({
            value,
            label: t(`pricing.weight.mode.${value}`),
          }))}
        />
        <IntegerField name="card.weight.divisorCm3PerKg" words="pricing.weight.divisor" unit="cm³/kg" />
        <KgField name="card.weight.minimumG" words="pricing.weight.minimum" />
        <KgField name="card.weight.roundUpToG" words="pricing.weight.roundUp" />
        <SelectField
          name="card.weight.severalBoxes"
          words="pricing.weight.severalBoxes"
          data={(['totalWeight', 'sumOfWeights', 'sumOfPrices'] as const).map((value) => ({
            value,
            label: t(`pricing.weight.severalBoxes.${value}`),
          }))}
        />
      </div>
      <div className={classes.fields}>
        <CheckboxField name="card.weight.sidesUpToCm" words="pricing.weight.sidesUpToCm" />
      </div>
      <FieldRows
        name="card.weight.freeOfVolume"
        words="pricing.weight.freeOfVolume"
        row={newRowDefaults.freeOfVolume}
        max={5}
      >
        {(name) => <FreeOfVolumeTest form={form} name={name} />}
      </FieldRows>
    </Section>
  );
}

function FreeOfVolumeTest({ form, name }: { form: CardForm; name: `card.weight.freeOfVolume.${number}` }) {
  const test = useWatch({ control: form.control, name: `${name}.test` });
  const max = { name: `${name}.max`, words: 'pricing.weight.max' } as const;
  return (
    <>
      <SelectField
        name={`${name}.test`}
        words="pricing.weight.test"
        data={(['allSides', 'anySide', 'sideSum', 'volume', 'excess'] as const).map((value) => ({
          value,
          label: t(`pricing.weight.test.${value}`),
        }))}
      />
      {test === 'volume' ? (
        <VolumeField {...max} />
      ) : test === 'excess' ? (
        <KgField {...max} />
      ) : (
        <CmField {...max} />
      )}
    </>
  );
}

/** The freight price, in one of five forms. */
export function FreightFields({ form }: { form: CardForm }) {
  const { control, setValue } = form;
  const shape = useWatch({ control, name: 'card.freight.shape' });
  return (
    <Section title={t('pricing.freight.title')}>
      <div className={classes.fields}>
        <ChoiceBox
          label={t('pricing.freight.shape')}
          value={shape}
          onChange={({ target }) => {
            if (isOneOf(freightShapes, target.value))
              setValue('card.freight', initialFreight(target.value), { shouldDirty: true });
          }}
          data={freightShapes.map((value) => ({ value, label: t(`pricing.freight.shape.${value}`) }))}
        />
        {shape === 'ladder' || shape === 'volume' ? null : (
          <>
            <KgField name="card.freight.firstWeightG" words="pricing.freight.firstWeight" />
            <PriceField name="card.freight.firstPriceMinor" words="pricing.freight.firstPrice" />
          </>
        )}
        {shape === 'firstContinued' ? (
          <>
            <KgField name="card.freight.stepG" words="pricing.freight.step" />
            <PriceField name="card.freight.stepPriceMinor" words="pricing.freight.stepPrice" />
          </>
        ) : null}
        {shape === 'ladder' ? (
          <PriceField name="card.freight.basePriceMinor" words="pricing.freight.basePrice" />
        ) : null}
        {shape === 'volume' ? <VolumeSteps /> : null}
      </div>
      {shape === 'firstGrades' ? <Tiers name="card.freight.grades" /> : null}
      {shape === 'firstTiers' || shape === 'ladder' ? (
        <>
          <Tiers name="card.freight.tiers" />
          <div className={classes.fields}>
            <CheckboxField name="card.freight.neverDearerThanNextTier" words="pricing.freight.neverDearer" />
          </div>
        </>
      ) : null}
    </Section>
  );
}

function VolumeSteps() {
  return (
    <>
      <VolumeField name="card.freight.stepCm3" words="pricing.freight.volumeStep" />
      <PriceField name="card.freight.stepPriceMinor" words="pricing.freight.stepPrice" />
      <IntegerField name="card.freight.minSteps" words="pricing.freight.minSteps" />
      <IntegerField name="card.freight.maxKgPerM3" words="pricing.freight.maxDensity" unit="kg/m³" />
    </>
  );
}

function Tiers({ name }: { name: string }) {
  return (
    <FieldRows name={name} words="pricing.freight.tiers" row={newRowDefaults.tier} max={20}>
      {(row) => (
        <>
          <KgField name={`${row}.upToG`} words="pricing.freight.upTo" optional />
          <KgField name={`${row}.stepG`} words="pricing.freight.step" />
          <PriceField name={`${row}.stepPriceMinor`} words="pricing.freight.stepPrice" />
        </>
      )}
    </FieldRows>
  );
}

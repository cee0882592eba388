import { langs } from '@crossdock/domain/languages.ts';
import { storageStarts } from '@crossdock/domain/pricing/storage.ts';
import { settingRanges } from '@crossdock/domain/shops/ranges.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { AmountField, ChoiceField, CountField, TextField } from '@crossdock/ui/fields.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Control, type UseFormRegister, useController } from 'react-hook-form';
import { labelAndHint, type TextKey, t } from '../shell/i18n.ts';
import classes from './Shop.module.css';
import type { SettingsInput } from './settingsForm.ts';
import { ThemeField } from './ThemeField.tsx';

const rules = [
  'addressAudit',
  'orderBeforeAudit',
  'picturesNeeded',
  'claimNeedsProof',
  'mailPhotos',
  'payBeforePacking',
  'memberMaySign',
  'refundsToSource',
  'captchaAlways',
  'captchaByWork',
] as const;
const supportTypes = [1, 2, 3, 4, 5, 8] as const;

export function AppearanceSection({ control, shop }: { control: Control<SettingsInput>; shop: string }) {
  return (
    <Section title={t('shops.face')}>
      <div className={classes.grid}>
        <TextField control={control} name="name" label={t('shops.name')} required />
        <ChoiceField
          control={control}
          name="defaultLang"
          label={t('shops.language')}
          data={langs.map((value) => ({
            value,
            label: t(`shops.language.${value}`),
          }))}
        />
      </div>
      <ThemeField control={control} name={shop} />
    </Section>
  );
}

export function RulesSection({ control, register }: Registered) {
  return (
    <Section title={t('shops.rules')}>
      <Grid columns="repeat(auto-fill, minmax(280px, 1fr))" gap={16} below={16}>
        {rules.map((rule) => (
          <Checkbox key={rule} {...labelAndHint(`shops.rule.${rule}`)} {...register(rule)} />
        ))}
      </Grid>
      <div className={classes.grid}>
        <ChoiceField
          control={control}
          name="mergeBy"
          label={t('shops.mergeBy')}
          data={(['type', 'class'] as const).map((value) => ({ value, label: t(`shops.mergeBy.${value}`) }))}
        />
        <ChoiceField
          control={control}
          name="storageFrom"
          {...labelAndHint('shops.storageFrom')}
          data={storageStarts.map((value) => ({ value, label: t(`shops.storageFrom.${value}`) }))}
        />
        <RangeField control={control} name="storageLatestDays" label={t('shops.storageLatestDays')} />
        <NumberChoice
          control={control}
          name="verificationType"
          label={t('shops.verification')}
          data={[
            [0, t('shops.verification.0')],
            [1, t('shops.verification.1')],
          ]}
        />
      </div>
    </Section>
  );
}

/** A whole number within the range that the product allows. */
const RangeField = ({ control, name, label }: RangeFieldProps) => (
  <CountField
    control={control}
    name={name}
    label={label}
    description={t('shops.between', settingRanges[name])}
    required
  />
);

interface RangeFieldProps {
  readonly control: Control<SettingsInput>;
  readonly name: keyof typeof settingRanges;
  readonly label: string;
}

interface Registered {
  readonly control: Control<SettingsInput>;
  readonly register: UseFormRegister<SettingsInput>;
}

export function LimitsSection({ control }: Pick<Registered, 'control'>) {
  return (
    <Section title={t('shops.limits')}>
      <div className={classes.grid}>
        <RangeField control={control} name="batchMax" label={t('shops.batchMax')} />
        <AmountField control={control} name="maxDeclaredValueMinor" label={t('shops.maxDeclared')} required />
        <CountField
          control={control}
          name="volumeDivisorCm3PerKg"
          {...labelAndHint('shops.volumeDivisor')}
          required
        />
        <RangeField control={control} name="resendSeconds" label={t('shops.resendSeconds')} />
        <RangeField control={control} name="paymentTimeoutHours" label={t('shops.paymentTimeout')} />
        <AmountField control={control} name="coinMinor" {...labelAndHint('shops.coin')} required />
        <AmountField control={control} name="rechargeMinMinor" label={t('shops.rechargeMin')} required />
        <AmountField control={control} name="rechargeMaxMinor" label={t('shops.rechargeMax')} required />
      </div>
      <WordsField control={control} />
    </Section>
  );
}

/** A list of words, one per line. */
function WordsField({ control }: { control: Control<SettingsInput> }) {
  const { field, fieldState } = useController({ control, name: 'sensitiveWords' });
  return (
    <NoteBox
      {...labelAndHint('shops.sensitiveWords')}
      rows={5}
      value={field.value.join('\n')}
      onChange={(event) => field.onChange(event.target.value.split('\n'))}
      onBlur={() => field.onChange(field.value.map((word) => word.trim()).filter((word) => word !== ''))}
      error={fieldState.error?.message}
    />
  );
}

/** A choice whose values are numbers on the wire. */
function NumberChoice({ control, name, label, data }: NumberChoiceProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <ChoiceBox
      label={label}
      data={data.map(([value, text]) => ({ value: String(value), label: text }))}
      value={String(field.value)}
      onChange={(event) => field.onChange(Number(event.target.value))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

interface NumberChoiceProps {
  readonly control: Control<SettingsInput>;
  readonly name: 'support.type' | 'verificationType';
  readonly label: string;
  readonly data: readonly (readonly [number, string])[];
}

const paramsHints: Readonly<Record<(typeof supportTypes)[number], TextKey>> = {
  1: 'shops.support.own',
  2: 'shops.support.address',
  3: 'shops.support.phone',
  4: 'shops.support.none',
  5: 'shops.support.address',
  8: 'shops.support.address',
};

export function SupportSection({
  control,
  register,
  type,
}: Registered & { type: SettingsInput['support']['type'] }) {
  return (
    <Section title={t('shops.support')}>
      <Grid columns="repeat(auto-fill, minmax(280px, 1fr))" gap={16} below={16}>
        <Checkbox label={t('shops.support.visible')} {...register('support.visible')} />
      </Grid>
      <div className={classes.grid}>
        <NumberChoice
          control={control}
          name="support.type"
          label={t('shops.support.type')}
          data={supportTypes.map((value) => [value, t(`shops.support.type.${value}`)] as const)}
        />
        <TextField
          control={control}
          name="support.params"
          label={t('shops.support.params')}
          description={t(paramsHints[type])}
        />
      </div>
    </Section>
  );
}

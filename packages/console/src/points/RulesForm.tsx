import type { Output } from '@crossdock/contract/table.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { mostPoints, pointsEarned, pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { AmountField, CountField, MeasureField } from '@crossdock/ui/fields.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import type { Control } from 'react-hook-form';
import { SettingsForm } from '../shell/FormEnd.tsx';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { MonthlyCostIncrease } from '../shell/MonthlyCostIncrease.tsx';

type Settings = Output<'savePointsSettings'>;

interface RulesProps {
  readonly settings: Settings;
  readonly currency: string;
  readonly mayWrite: boolean;
}

/** The rules for earning and using points. Below the boxes, a sentence says what the current values mean. */
export function RulesForm({ settings, currency, mayWrite }: RulesProps) {
  const made = useCallForm('savePointsSettings', {
    schema: () => import('@crossdock/contract/points/calls.ts').then((all) => all.pointsSettings),
    defaults: settings,
    refreshes: ['getPointsOverview'],
    onDone: (saved) => {
      form.reset(saved);
      showMessage('success', t('shell.saved'));
    },
  });
  const { form } = made;
  const { control, register } = form;
  return (
    <Section title={t('points.rules')}>
      <SettingsForm {...made} mayWrite={mayWrite} unchanged={!form.formState.isDirty}>
        <Grid columns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap={16} align="start">
          <Checkbox
            label={t('points.active')}
            description={t('points.active.hint')}
            {...register('active')}
          />
          <Checkbox
            label={t('points.exchangeable')}
            description={t('points.exchangeable.hint')}
            {...register('exchangeable')}
          />
        </Grid>
        <Figures control={control} currency={currency} />
        <Example settings={form.watch()} currency={currency} />
        <MonthlyCostIncrease changed={{ points: form.watch() }} />
      </SettingsForm>
    </Section>
  );
}

function Figures({ control, currency }: { control: Control<Settings>; currency: string }) {
  const money = { currency, required: true } as const;
  return (
    <Grid columns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap={16} align="start">
      <AmountField
        control={control}
        name="earnPerMinor"
        label={t('points.earnPer')}
        description={t('points.earnPer.hint')}
        {...money}
      />
      <AmountField
        control={control}
        name="worthMinor"
        label={t('points.worth')}
        description={t('points.worth.hint')}
        {...money}
      />
      <CountField
        control={control}
        name="minUse"
        label={t('points.minUse')}
        description={t('points.minUse.hint')}
        required
      />
      <MeasureField
        control={control}
        name="maxShareBp"
        digits={2}
        unit="%"
        label={t('points.maxShare')}
        description={t('points.maxShare.hint')}
        required
      />
    </Grid>
  );
}

/** Example amounts of usual size, in major units: a parcel's freight and a fee. */
const exampleFreight = 1230;
const exampleFee = 500;
const exampleBalance = 1_000_000;

function Example({ settings, currency }: { settings: Settings; currency: string }) {
  const formatting = useFormatting();
  const { earnPerMinor, worthMinor, minUse, maxShareBp, active } = settings;
  const good = [earnPerMinor, worthMinor, minUse, maxShareBp].every((n) => Number.isSafeInteger(n) && n > 0);
  if (!good) return null;
  if (!active) return <Banner tone="warning" title={t('points.example.off')} />;
  const money = (minor: number) => formatMoney(minor, currency, formatting);
  const [exampleFreightMinor, exampleFeeMinor] = [
    toMinor(exampleFreight, currency),
    toMinor(exampleFee, currency),
  ];
  const earned = pointsEarned(exampleFreightMinor, settings);
  const worth = pointsWorthMinor(earned, settings);
  const usable = mostPoints({ balance: exampleBalance, feeMinor: exampleFeeMinor, coinMinor: 1 }, settings);
  const percent = new Intl.NumberFormat(formatting.locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Banner tone="info" title={t('points.example')}>
      <p>
        {t('points.example.earn', {
          freight: money(exampleFreightMinor),
          n: earned,
          worth: money(worth),
          back: percent.format(worth / exampleFreightMinor),
        })}
      </p>
      <p>
        {t('points.example.use', {
          fee: money(exampleFeeMinor),
          n: usable.points,
          worth: money(usable.amountMinor),
        })}
      </p>
    </Banner>
  );
}

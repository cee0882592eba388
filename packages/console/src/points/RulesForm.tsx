import type { Output } from '@crossdock/contract/table.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { maxPointsUse, pointsEarned, pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { AmountField, CountField, PercentField } from '@crossdock/ui/fields.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import type { Control } from 'react-hook-form';
import { useCallForm } from '../shell/forms.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RewardFields, RewardRules } from '../shell/RewardRules.tsx';

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
    <RewardRules
      {...made}
      title={t('points.rules')}
      mayWrite={mayWrite}
      unchanged={!form.formState.isDirty}
      changed={{ points: form.watch() }}
    >
      <RewardFields>
        <Checkbox {...labelAndHint('points.active')} {...register('active')} />
        <Checkbox {...labelAndHint('points.exchangeable')} {...register('exchangeable')} />
      </RewardFields>
      <Figures control={control} />
      <Example settings={form.watch()} currency={currency} />
    </RewardRules>
  );
}

function Figures({ control }: { control: Control<Settings> }) {
  return (
    <RewardFields>
      <AmountField control={control} name="earnPerMinor" {...labelAndHint('points.earnPer')} required />
      <AmountField control={control} name="worthMinor" {...labelAndHint('points.worth')} required />
      <CountField control={control} name="minUse" {...labelAndHint('points.minUse')} required />
      <PercentField control={control} name="maxShareBp" {...labelAndHint('points.maxShare')} required />
    </RewardFields>
  );
}

/** Example values: a usual freight and fee in major units, and a large balance of points. */
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
  const usable = maxPointsUse({ balance: exampleBalance, feeMinor: exampleFeeMinor, coinMinor: 1 }, settings);
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

import type { Output } from '@crossdock/contract/table.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { referralEarning } from '@crossdock/domain/promotion/rules.ts';
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

type Settings = Output<'savePromotionSettings'>;

interface RulesProps {
  readonly settings: Settings;
  readonly currency: string;
  readonly mayWrite: boolean;
}

/** The rewards of the programme, and below them a sentence that explains the typed rate. */
export function RulesForm({ settings, currency, mayWrite }: RulesProps) {
  const made = useCallForm('savePromotionSettings', {
    schema: () => import('@crossdock/contract/promotion/calls.ts').then((all) => all.promotionSettingsInput),
    defaults: settings,
    refreshes: ['getPromotion', 'listShares'],
    onDone: (saved) => {
      form.reset(saved);
      showMessage('success', t('shell.saved'));
    },
  });
  const { form } = made;
  return (
    <RewardRules
      {...made}
      title={t('promotion.rules')}
      mayWrite={mayWrite}
      unchanged={!form.formState.isDirty}
      changed={{ promotion: form.watch() }}
    >
      <Checkbox {...labelAndHint('promotion.active')} {...form.register('active')} />
      <Figures control={form.control} />
      <Example settings={form.watch()} currency={currency} />
    </RewardRules>
  );
}

function Figures({ control }: { control: Control<Settings> }) {
  return (
    <RewardFields>
      <PercentField control={control} name="rateBp" {...labelAndHint('promotion.rate')} required />
      <AmountField
        control={control}
        name="shareRewardMinor"
        {...labelAndHint('promotion.rewardMoney')}
        required
      />
      <CountField
        control={control}
        name="shareRewardPoints"
        {...labelAndHint('promotion.rewardPoints')}
        required
      />
    </RewardFields>
  );
}

/** An average freight of a parcel, in major units. */
const exampleFreight = 1230;

function Example({ settings, currency }: { settings: Settings; currency: string }) {
  const formatting = useFormatting();
  const { active, rateBp } = settings;
  if (!active) return <Banner tone="warning" title={t('promotion.example.off')} />;
  if (!Number.isSafeInteger(rateBp) || rateBp < 0) return null;
  const money = (minor: number) => formatMoney(minor, currency, formatting);
  const exampleFreightMinor = toMinor(exampleFreight, currency);
  return (
    <Banner tone="info">
      {t('promotion.example', {
        freight: money(exampleFreightMinor),
        earned: money(referralEarning(exampleFreightMinor, rateBp)),
      })}
    </Banner>
  );
}

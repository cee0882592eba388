import type { Output } from '@crossdock/contract/table.ts';
import { dayParts, type Weekday, weekdays } from '@crossdock/domain/pickups/days.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { useCall } from '../shell/api.ts';
import { CheckList } from '../shell/CheckList.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { pickupFactWords } from './pickupFactWords.ts';

const useRules = () => useCall('getPickupSettings', {}, { unkept: true });

export const PickupRules = () => (
  <RulesDialog title={t('pickups.rules')} useRules={useRules}>
    {(settings, onClose) => <Form settings={settings} onClose={onClose} />}
  </RulesDialog>
);

type Settings = Output<'getPickupSettings'>;

interface Typed extends Pick<Settings, 'weekdays' | 'parts'> {
  readonly leadDays: string;
  readonly horizonDays: string;
}

function Form({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const form = usePlainDialog<'savePickupSettings', Typed>('savePickupSettings', {
    schema: () => import('@crossdock/contract/pickups/shapes.ts').then((all) => all.pickupSettings),
    defaults: {
      ...settings,
      leadDays: String(settings.leadDays),
      horizonDays: String(settings.horizonDays),
    },
    input: ({ leadDays, horizonDays, ...chosen }) => ({
      ...chosen,
      leadDays: Number(leadDays || Number.NaN),
      horizonDays: Number(horizonDays || Number.NaN),
    }),
    refreshes: ['getPickupSettings'],
    onClose,
  });
  return (
    <RulesForm
      {...form}
      failure={
        form.failure ??
        (form.errors.weekdays || form.errors.parts
          ? { message: form.errors.weekdays ?? form.errors.parts ?? '' }
          : null)
      }
      hint={t('pickups.rules.hint')}
    >
      <FactBox of={pickupFactWords} form={form} name="leadDays" />
      <FactBox of={pickupFactWords} form={form} name="horizonDays" />
      <CheckList
        legend={t('pickups.rules.weekdays')}
        all={weekdays}
        chosen={form.values.weekdays}
        labelOf={useWeekdayNames()}
        onChange={(chosen) => form.set('weekdays', chosen)}
      />
      <CheckList
        legend={t('pickups.rules.parts')}
        all={dayParts}
        chosen={form.values.parts}
        labelOf={(part) => t(`pickups.part.${part}`)}
        onChange={(chosen) => form.set('parts', chosen)}
      />
    </RulesForm>
  );
}

/** The weekday names in the reader's language. 23 November 2026 was a Monday. */
function useWeekdayNames(): (weekday: Weekday) => string {
  const { locale } = useFormatting();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (weekday) => format.format(Date.UTC(2026, 10, 22 + weekday));
}

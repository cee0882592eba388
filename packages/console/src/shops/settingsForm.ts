import type { Output } from '@crossdock/contract/table.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { useLeaveGuard } from '../shell/unsaved.ts';

export type Settings = Output<'getShopSettings'>;
export type SettingsInput = Output<'saveShopSettings'>;

/** A form for some of the shop's settings; the others are sent unchanged. */
export function useSettingsForm(settings: Settings) {
  const {
    code: _code,
    currency: _currency,
    timeZone: _zone,
    hosts: _hosts,
    icon: _icon,
    lastExam: _exam,
    ...defaults
  } = settings;
  const made = useCallForm('saveShopSettings', {
    schema: () => import('@crossdock/contract/shops/desk.ts').then((m) => m.shopSettingsInput),
    defaults,
    refreshes: ['getShopSettings'],
    onDone: (saved) => {
      made.form.reset(saved);
      showMessage('success', t('shops.saved'));
    },
  });
  useLeaveGuard(made.form.formState.isDirty);
  return made;
}

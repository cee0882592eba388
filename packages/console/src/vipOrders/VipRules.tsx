import type { Output } from '@crossdock/contract/table.ts';
import { CountField } from '@crossdock/ui/fields.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';

/** From which level members place VIP orders, and when they are asked about what does not come. */
export function VipRules() {
  return <RulesDialog title={t('vipOrders.settings')} content={Rules} />;
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getVipSettings', {}, { unkept: true });
  return (
    <Loaded query={query} texts={loadedTexts()}>
      {(settings) => <VipRulesForm settings={settings} onClose={onClose} />}
    </Loaded>
  );
}

function VipRulesForm(props: { settings: Output<'getVipSettings'>; onClose: () => void }) {
  const { form, send, busy, failure } = useCallForm('saveVipSettings', {
    schema: () => import('@crossdock/contract/vipOrders/desk.ts').then((all) => all.vipSettingsInput),
    defaults: props.settings,
    refreshes: ['getVipSettings'],
    onDone: () => {
      showMessage('success', t('shell.saved'));
      props.onClose();
    },
  });
  const { control } = form;
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('vipOrders.fromLevel.none')}>
      <CountField control={control} name="fromLevel" empty={null} label={t('vipOrders.fromLevel')} />
      <CountField control={control} name="askAfterDays" required label={t('vipOrders.askAfterDays')} />
    </RulesForm>
  );
}

import type { Output } from '@crossdock/contract/table.ts';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RuleCheck, RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** Whether orders need an approved identity. */
export function IdentityRules() {
  return <RulesDialog title={t('identity.rules')} content={Rules} />;
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getIdentitySettings', {}, { unkept: true });
  return <Loaded query={query}>{(settings) => <Form settings={settings} onClose={onClose} />}</Loaded>;
}

function Form({ settings, onClose }: { settings: Output<'getIdentitySettings'>; onClose: () => void }) {
  const { form, send, busy, failure } = useCallForm('saveIdentitySettings', {
    schema: () =>
      import('@crossdock/contract/identity/calls.ts').then(
        (all) => all.identityCalls.saveIdentitySettings.input,
      ),
    defaults: settings,
    refreshes: ['getIdentitySettings'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('identity.rules.required.hint')}>
      <RuleCheck label={t('identity.rules.required')} {...form.register('identityRequired')} />
    </RulesForm>
  );
}

import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { RuleCheck, RulesDialog } from '../shell/RulesDialog.tsx';

/** Whether orders need an approved identity. */
export function IdentityRules() {
  return <RulesDialog title={t('identity.rules')} content={Rules} />;
}

const Rules = ({ onClose }: { onClose: () => void }) => (
  <CallRules
    query={useCall('getIdentitySettings', {}, { unkept: true })}
    call="saveIdentitySettings"
    schema={() =>
      import('@crossdock/contract/identity/calls.ts').then(
        (all) => all.identityCalls.saveIdentitySettings.input,
      )
    }
    refreshes={['getIdentitySettings']}
    hint={t('identity.rules.required.hint')}
    onClose={onClose}
  >
    {({ register }) => <RuleCheck label={t('identity.rules.required')} {...register('identityRequired')} />}
  </CallRules>
);

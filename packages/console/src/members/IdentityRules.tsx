import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { RuleCheck } from '../shell/RulesDialog.tsx';

const useRules = () => useCall('getIdentitySettings', {}, { unkept: true });

/** Whether orders need an approved identity. */
export const IdentityRules = () => (
  <CallRules
    title={t('identity.rules')}
    hint={t('identity.rules.required.hint')}
    useRules={useRules}
    call="saveIdentitySettings"
    schema={() =>
      import('@crossdock/contract/identity/calls.ts').then(
        (all) => all.identityCalls.saveIdentitySettings.input,
      )
    }
    refreshes={['getIdentitySettings']}
  >
    {({ register }) => <RuleCheck label={t('identity.rules.required')} {...register('identityRequired')} />}
  </CallRules>
);

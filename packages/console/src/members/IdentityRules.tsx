import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { RuleCheck } from '../shell/RulesDialog.tsx';

/** Sets whether orders need an approved identity. */
export const IdentityRules = () => (
  <CallRules
    label={t('identity.rules')}
    description={t('identity.rules.required.hint')}
    calls={['getIdentitySettings', 'saveIdentitySettings']}
    schema={() =>
      import('@crossdock/contract/identity/calls.ts').then(
        (all) => all.identityCalls.saveIdentitySettings.input,
      )
    }
  >
    {({ register }) => <RuleCheck label={t('identity.rules.required')} {...register('identityRequired')} />}
  </CallRules>
);

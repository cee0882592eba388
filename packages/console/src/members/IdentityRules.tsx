import { t } from '../shell/i18n.ts';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';

/** Sets whether orders need an approved identity. */
export const IdentityRules = () => (
  <RulesDialogForCall
    label={t('identity.rules')}
    description={t('identity.rules.required.hint')}
    calls={['getIdentitySettings', 'saveIdentitySettings']}
    schema={() =>
      import('@crossdock/contract/identity/calls.ts').then(
        (all) => all.identityCalls.saveIdentitySettings.input,
      )
    }
  >
    {({ register }) => (
      <RuleCheckbox label={t('identity.rules.required')} {...register('identityRequired')} />
    )}
  </RulesDialogForCall>
);

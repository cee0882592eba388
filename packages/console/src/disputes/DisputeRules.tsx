import { CountField } from '@crossdock/ui/fields.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';

/** Sets how long a measurement can be disputed, and the largest difference that still confirms it. */
export const DisputeRules = () => (
  <RulesDialogForCall
    {...labelAndHint('disputes.rules')}
    calls={['getDisputeSettings', 'saveDisputeSettings']}
    schema={() => import('@crossdock/contract/disputes/desk.ts').then((all) => all.disputeSettings)}
  >
    {({ control }) => (
      <>
        <CountField control={control} name="days" label={t('disputes.rules.days')} required />
        <CountField control={control} name="toleranceG" label={t('disputes.rules.g')} required />
        <CountField control={control} name="toleranceMm" label={t('disputes.rules.mm')} required />
      </>
    )}
  </RulesDialogForCall>
);

import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { RulesDialog } from '../shell/RulesDialog.tsx';

/** Until when a measurement can be disputed, and what difference still confirms it. */
export function DisputeRules() {
  return <RulesDialog title={t('disputes.rules')} content={Rules} />;
}

const Rules = ({ onClose }: { onClose: () => void }) => (
  <CallRules
    query={useCall('getDisputeSettings', {}, { unkept: true })}
    call="saveDisputeSettings"
    schema={() => import('@crossdock/contract/disputes/desk.ts').then((all) => all.disputeSettings)}
    refreshes={['getDisputeSettings']}
    hint={t('disputes.rules.hint')}
    onClose={onClose}
  >
    {({ control }) => (
      <>
        <CountField control={control} name="days" label={t('disputes.rules.days')} required />
        <CountField control={control} name="toleranceG" label={t('disputes.rules.g')} required />
        <CountField control={control} name="toleranceMm" label={t('disputes.rules.mm')} required />
      </>
    )}
  </CallRules>
);

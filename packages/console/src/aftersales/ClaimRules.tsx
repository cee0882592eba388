import { AmountField, CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { RulesDialog } from '../shell/RulesDialog.tsx';

/** How long claims are accepted, and the highest amount for a parcel. */
export function ClaimRules() {
  return <RulesDialog title={t('aftersales.rules')} content={Rules} />;
}

const Rules = ({ onClose }: { onClose: () => void }) => (
  <CallRules
    query={useCall('getAfterSalesSettings', {}, { unkept: true })}
    call="saveAfterSalesSettings"
    schema={() => import('@crossdock/contract/aftersales/desk.ts').then((all) => all.afterSalesSettingsInput)}
    refreshes={['getAfterSalesSettings', 'listAfterSales']}
    hint={t('aftersales.rules.hint')}
    onClose={onClose}
  >
    {({ control }) => (
      <>
        <CountField control={control} name="days" label={t('aftersales.rules.days')} required />
        <AmountField
          control={control}
          name="parcelMaxMinor"
          label={t('aftersales.rules.parcelMax')}
          required
        />
      </>
    )}
  </CallRules>
);

import { AmountField, CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';

const useRules = () => useCall('getAfterSalesSettings', {}, { unkept: true });

/** How long claims are accepted, and the highest amount for a parcel. */
export const ClaimRules = () => (
  <CallRules
    title={t('aftersales.rules')}
    hint={t('aftersales.rules.hint')}
    useRules={useRules}
    call="saveAfterSalesSettings"
    schema={() => import('@crossdock/contract/aftersales/desk.ts').then((all) => all.afterSalesSettingsInput)}
    refreshes={['getAfterSalesSettings', 'listAfterSales']}
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

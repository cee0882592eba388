import { AmountField, CountField } from '@crossdock/ui/fields.tsx';
import { CallRules } from '../shell/CallRules.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';

/** Sets how long claims are accepted, and the highest amount for a parcel. */
export const ClaimRules = () => (
  <CallRules
    {...labelAndHint('aftersales.rules')}
    calls={['getAfterSalesSettings', 'saveAfterSalesSettings']}
    schema={() => import('@crossdock/contract/aftersales/desk.ts').then((all) => all.afterSalesSettingsInput)}
    lists={['listAfterSales']}
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

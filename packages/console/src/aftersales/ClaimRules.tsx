import { AmountField, CountField } from '@crossdock/ui/fields.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';

/** Sets how long claims are accepted, and the highest amount for a parcel. */
export const ClaimRules = () => (
  <RulesDialogForCall
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
  </RulesDialogForCall>
);

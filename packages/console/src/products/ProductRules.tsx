import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { RuleCheck } from '../shell/RulesDialog.tsx';

const useRules = () => useCall('getProductSettings', {}, { unkept: true });

/** Whether members can buy, and how long unpaid goods are reserved. */
export const ProductRules = () => (
  <CallRules
    title={t('products.settings')}
    hint={t('products.settings.hint')}
    useRules={useRules}
    call="saveProductSettings"
    schema={() => import('@crossdock/contract/products/desk.ts').then((all) => all.productSettingsInput)}
    refreshes={['getProductSettings']}
  >
    {({ control, register }) => (
      <>
        <RuleCheck label={t('products.settings.active')} {...register('active')} />
        <CountField control={control} name="holdMinutes" label={t('products.settings.hold')} required />
      </>
    )}
  </CallRules>
);

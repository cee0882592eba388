import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { RuleCheck, RulesDialog } from '../shell/RulesDialog.tsx';

/** Whether members can buy, and how long unpaid goods are reserved. */
export function ProductRules() {
  return <RulesDialog title={t('products.settings')} content={Rules} />;
}

const Rules = ({ onClose }: { onClose: () => void }) => (
  <CallRules
    query={useCall('getProductSettings', {}, { unkept: true })}
    call="saveProductSettings"
    schema={() => import('@crossdock/contract/products/desk.ts').then((all) => all.productSettingsInput)}
    refreshes={['getProductSettings']}
    hint={t('products.settings.hint')}
    onClose={onClose}
  >
    {({ control, register }) => (
      <>
        <RuleCheck label={t('products.settings.active')} {...register('active')} />
        <CountField control={control} name="holdMinutes" label={t('products.settings.hold')} required />
      </>
    )}
  </CallRules>
);

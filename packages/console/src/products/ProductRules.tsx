import { CountField } from '@crossdock/ui/fields.tsx';
import { CallRules } from '../shell/CallRules.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';

/** Sets whether members can buy, and how long unpaid goods are reserved. */
export const ProductRules = () => (
  <CallRules
    {...labelAndHint('products.settings')}
    calls={['getProductSettings', 'saveProductSettings']}
    schema={() => import('@crossdock/contract/products/desk.ts').then((all) => all.productSettingsInput)}
  >
    {({ control, register }) => (
      <>
        <RuleCheckbox label={t('products.settings.active')} {...register('active')} />
        <CountField control={control} name="holdMinutes" label={t('products.settings.hold')} required />
      </>
    )}
  </CallRules>
);

import { CountField } from '@crossdock/ui/fields.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';

/** Sets whether members can buy, and how long unpaid goods are reserved. */
export const ProductRules = () => (
  <RulesDialogForCall
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
  </RulesDialogForCall>
);

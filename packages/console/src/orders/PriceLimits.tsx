import { limitedRoles } from '@crossdock/domain/orders/priceChanges.ts';
import { AmountField } from '@crossdock/ui/fields.tsx';
import { Split } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';

/** Sets the largest discount that a clerk of each role may give without a second person. */
export function PriceLimits() {
  return (
    <Section title={t('orders.price.limits')} aside={<Limits />}>
      <Note>{t('orders.price.limits.hint')}</Note>
    </Section>
  );
}

const Limits = () => (
  <RulesDialogForCall
    {...labelAndHint('orders.price.limits')}
    calls={['getPriceLimits', 'savePriceLimits']}
    schema={() => import('@crossdock/contract/orders/prices.ts').then((all) => all.priceChangeLimits)}
  >
    {({ control }) => (
      <>
        {limitedRoles.map((role) => (
          <Split key={role} columns={2} gap={12} align="start">
            <AmountField
              control={control}
              name={`${role}.orderMinor`}
              label={t(`orders.price.limits.${role}.order`)}
              required
            />
            <AmountField
              control={control}
              name={`${role}.dayMinor`}
              label={t(`orders.price.limits.${role}.day`)}
              required
            />
          </Split>
        ))}
      </>
    )}
  </RulesDialogForCall>
);

import { CountField } from '@crossdock/ui/fields.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RulesDialogForCall } from '../shell/RulesDialogForCall.tsx';

/** Sets how long the price of a new order is held, and up to which difference in weight. */
export function PriceHoldRules() {
  return (
    <Section title={t('orders.hold.rules')} aside={<Rules />}>
      <Note>{t('orders.hold.rules.hint')}</Note>
    </Section>
  );
}

const Rules = () => (
  <RulesDialogForCall
    {...labelAndHint('orders.hold.rules')}
    calls={['getHoldSettings', 'saveHoldSettings']}
    schema={() => import('@crossdock/contract/orders/priceHolds.ts').then((all) => all.priceHoldSettings)}
  >
    {({ control }) => (
      <>
        <CountField control={control} name="days" label={t('orders.hold.rules.days')} required />
        <CountField
          control={control}
          name="tolerancePercent"
          label={t('orders.hold.rules.tolerance')}
          required
        />
        <CountField control={control} name="answerDays" label={t('orders.hold.rules.answer')} required />
      </>
    )}
  </RulesDialogForCall>
);

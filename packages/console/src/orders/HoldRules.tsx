import { CountField } from '@crossdock/ui/fields.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useCall } from '../shell/api.ts';
import { CallRules } from '../shell/CallRules.tsx';
import { t } from '../shell/i18n.ts';
import { RulesDialog } from '../shell/RulesDialog.tsx';

/** How long the price of a new order is held, and for which difference in weight. */
export function HoldRules() {
  return (
    <Section
      title={t('orders.hold.rules')}
      aside={<RulesDialog title={t('orders.hold.rules')} content={Rules} />}
    >
      <Muted as="p" size={13}>
        {t('orders.hold.rules.hint')}
      </Muted>
    </Section>
  );
}

const Rules = ({ onClose }: { onClose: () => void }) => (
  <CallRules
    query={useCall('getHoldSettings', {}, { unkept: true })}
    call="saveHoldSettings"
    schema={() => import('@crossdock/contract/orders/holds.ts').then((all) => all.holdSettings)}
    refreshes={['getHoldSettings']}
    hint={t('orders.hold.rules.hint')}
    onClose={onClose}
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
  </CallRules>
);

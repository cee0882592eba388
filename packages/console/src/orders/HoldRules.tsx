import type { Output } from '@crossdock/contract/table.ts';
import { CountField } from '@crossdock/ui/fields.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

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

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getHoldSettings', {}, { unkept: true });
  return <Loaded query={query}>{(settings) => <Form settings={settings} onClose={onClose} />}</Loaded>;
}

function Form({ settings, onClose }: { settings: Output<'getHoldSettings'>; onClose: () => void }) {
  const { form, ...sending } = useCallForm('saveHoldSettings', {
    schema: () => import('@crossdock/contract/orders/holds.ts').then((all) => all.holdSettings),
    defaults: settings,
    refreshes: ['getHoldSettings'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  const { send, busy, failure } = sending;
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('orders.hold.rules.hint')}>
      <CountField control={form.control} name="days" label={t('orders.hold.rules.days')} required />
      <CountField
        control={form.control}
        name="tolerancePercent"
        label={t('orders.hold.rules.tolerance')}
        required
      />
      <CountField control={form.control} name="answerDays" label={t('orders.hold.rules.answer')} required />
    </RulesForm>
  );
}

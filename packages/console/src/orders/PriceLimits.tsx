import type { Output } from '@crossdock/contract/table.ts';
import { limitedRoles } from '@crossdock/domain/orders/priceChanges.ts';
import { AmountField } from '@crossdock/ui/fields.tsx';
import { Muted, Split } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** How much a clerk of each role may take off orders without a second person. */
export function PriceLimits() {
  return (
    <Section
      title={t('orders.price.limits')}
      aside={<RulesDialog title={t('orders.price.limits')} content={Limits} />}
    >
      <Muted as="p" size={13}>
        {t('orders.price.limits.hint')}
      </Muted>
    </Section>
  );
}

function Limits({ onClose }: { onClose: () => void }) {
  const query = useCall('getPriceLimits', {}, { unkept: true });
  return <Loaded query={query}>{(limits) => <Form limits={limits} onClose={onClose} />}</Loaded>;
}

function Form({ limits, onClose }: { limits: Output<'getPriceLimits'>; onClose: () => void }) {
  const { form, send, busy, failure } = useCallForm('savePriceLimits', {
    schema: () => import('@crossdock/contract/orders/prices.ts').then((all) => all.priceLimits),
    defaults: limits,
    refreshes: ['getPriceLimits'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  const { control } = form;
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('orders.price.limits.hint')}>
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
    </RulesForm>
  );
}

import { openTaskStates } from '@crossdock/domain/services/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { taskStyles } from '@crossdock/web/taskStyles.ts';
import { useCall } from './api.ts';
import { t } from './i18n.ts';

interface OrderedWorkProps {
  readonly of: { readonly parcelId: string } | { readonly orderId: string };
  /** Only services that must be done before the order is packed. */
  readonly before?: boolean;
}

/** The services ordered for a parcel, or for an order and its parcels; renders nothing without any. */
export function OrderedServiceList({ of, before = false }: OrderedWorkProps) {
  const { data } = useCall(
    'listServiceTasks',
    { ...of, shelf: before ? 'open' : 'all', pageSize: 50 },
    { topics: ['services'] },
  );
  if (!data || data.list.length === 0) return null;
  const states: readonly string[] = openTaskStates;
  const waits = data.list.find(({ state }) => states.includes(state));
  return (
    <Section
      title={t('services.section')}
      aside={
        waits ? (
          <LinkButton
            to="/services"
            search={{ words: waits.courierNumber || waits.orderNumber }}
            look="outline"
            small
            text={t('services.toQueue')}
          />
        ) : null
      }
    >
      <Grid gap={12} justifyItems="start">
        {before ? <Banner tone="warning">{t('services.beforePacking')}</Banner> : null}
        {data.list.map((task) => (
          <div key={task.id}>
            <StatusBadge {...taskStyles[task.state]} label={t(`services.state.${task.state}`)} />{' '}
            <strong>{task.name}</strong>{' '}
            <Muted>
              <InlineFacts>
                {task.quantity > 1 ? `× ${task.quantity}` : null}
                {task.amountMinor === 0 ? t('services.free') : <Money minor={task.amountMinor} />}
                {task.wish || null}
                {task.note || task.reason || null}
                <When iso={task.endedAt ?? task.createdAt} style="short" />
              </InlineFacts>
            </Muted>
          </div>
        ))}
      </Grid>
    </Section>
  );
}

import type { VipOrderCard } from '@crossdock/contract/vipOrders/shapes.ts';
import { Meter } from '@crossdock/ui/Meter.tsx';
import { t } from '../shell/i18n.ts';

/** Says how many of the order's parcels have arrived. */
export function ArrivedParcelsMeter({
  progress: { arrived, ready, total, gone },
}: Pick<VipOrderCard, 'progress'>) {
  const text = t('vipOrders.progress', { arrived, total });
  const more = gone > 0 ? t('vipOrders.gone', { n: gone }) : ready < arrived ? t('vipOrders.toShelve') : '';
  const tone = gone > 0 ? 'danger' : ready === total ? 'success' : 'info';
  return <Meter used={arrived} of={total} tone={tone} text={more ? `${text} · ${more}` : text} />;
}

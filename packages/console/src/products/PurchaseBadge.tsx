import type { PurchaseState } from '@crossdock/domain/products/purchases.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { purchaseStyles } from '@crossdock/web/purchaseStyles.ts';
import { t } from '../shell/i18n.ts';

export function PurchaseBadge({ state }: { state: PurchaseState }) {
  return <StatusBadge {...purchaseStyles[state]} label={t(`products.state.${state}`)} />;
}

import type { EinvoiceState } from '@crossdock/domain/einvoices/documents.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

/** The state of an e-invoice or allowance. */
export function EinvoiceBadge({ state }: { state: EinvoiceState }) {
  const label = t(`einvoices.state.${state}`);
  switch (state) {
    case 'issued':
      return <StatusBadge tone="success" icon={IconCircleCheck} label={label} />;
    case 'failed':
    case 'voidFailed':
      return <StatusBadge tone="danger" icon={IconAlertTriangle} label={label} />;
    case 'waiting':
    case 'voiding':
      return <StatusBadge tone="info" icon={IconHourglass} label={label} />;
    default:
      return <StatusBadge tone="neutral" icon={IconCircleX} label={label} />;
  }
}

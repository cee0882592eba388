import type { EinvoiceState } from '@crossdock/domain/einvoices/documents.ts';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

/** The state of an e-invoice or allowance. */
export const EinvoiceBadge = createWordedBadge<EinvoiceState>((state) => t(`einvoices.state.${state}`), {
  waiting: ['info', IconHourglass],
  failed: ['danger', IconAlertTriangle],
  issued: ['success', IconCircleCheck],
  voiding: ['info', IconHourglass],
  voidFailed: ['danger', IconAlertTriangle],
  voided: ['neutral', IconCircleX],
  dropped: ['neutral', IconCircleX],
});

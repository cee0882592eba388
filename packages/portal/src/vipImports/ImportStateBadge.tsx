import type { VipImportView, VipRowState } from '@crossdock/contract/vipImports/calls.ts';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import {
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconCopyCheck,
  IconExclamationCircle,
  IconLoader2,
} from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export const ImportStateBadge = createWordedBadge<VipImportView['state']>(
  (state) => t(`vipImports.phase.${state}`),
  {
    reading: ['info', IconLoader2],
    preview: ['warning', IconClock],
    writing: ['info', IconLoader2],
    done: ['success', IconCircleCheck],
    failed: ['danger', IconExclamationCircle],
  },
);

export const RowStateBadge = createWordedBadge<VipRowState>((state) => t(`vipImports.state.${state}`), {
  read: ['neutral', IconClock],
  good: ['info', IconCheck],
  bad: ['danger', IconExclamationCircle],
  known: ['neutral', IconCopyCheck],
  made: ['success', IconCircleCheck],
  failed: ['danger', IconExclamationCircle],
});

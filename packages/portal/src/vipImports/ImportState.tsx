import type { VipImportView, VipRowState } from '@crossdock/contract/vipImports/calls.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import {
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconCopyCheck,
  IconExclamationCircle,
  IconLoader2,
} from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const ofImport = {
  reading: { tone: 'info', icon: IconLoader2 },
  preview: { tone: 'warning', icon: IconClock },
  writing: { tone: 'info', icon: IconLoader2 },
  done: { tone: 'success', icon: IconCircleCheck },
  failed: { tone: 'danger', icon: IconExclamationCircle },
} as const;

export function ImportState({ state }: { state: VipImportView['state'] }) {
  return <StatusBadge {...ofImport[state]} label={t(`vipImports.phase.${state}`)} />;
}

const ofRow = {
  read: { tone: 'neutral', icon: IconClock },
  good: { tone: 'info', icon: IconCheck },
  bad: { tone: 'danger', icon: IconExclamationCircle },
  known: { tone: 'neutral', icon: IconCopyCheck },
  made: { tone: 'success', icon: IconCircleCheck },
  failed: { tone: 'danger', icon: IconExclamationCircle },
} as const;

export function RowState({ state }: { state: VipRowState }) {
  return <StatusBadge {...ofRow[state]} label={t(`vipImports.state.${state}`)} />;
}

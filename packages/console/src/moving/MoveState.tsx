import type { MoveImportView } from '@crossdock/contract/moving/desk.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const styles = {
  reading: { tone: 'info', icon: IconHourglass },
  preview: { tone: 'neutral', icon: IconHourglass },
  waiting: { tone: 'warning', icon: IconHourglass },
  writing: { tone: 'info', icon: IconHourglass },
  done: { tone: 'success', icon: IconCircleCheck },
  undoing: { tone: 'info', icon: IconArrowBackUp },
  undone: { tone: 'neutral', icon: IconArrowBackUp },
  failed: { tone: 'danger', icon: IconAlertTriangle },
} as const;

/** The state of a file of the old system. */
export function MoveState({ of: { state } }: { of: MoveImportView }) {
  return <StatusBadge {...styles[state]} label={t(`moving.state.${state}`)} />;
}

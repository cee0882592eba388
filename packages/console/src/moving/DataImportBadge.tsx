import type { DataImportView } from '@crossdock/contract/moving/desk.ts';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

/** The state of an uploaded file with data of the shop's previous system. */
export const DataImportBadge = createWordedBadge<DataImportView['state']>(
  (state) => t(`moving.state.${state}`),
  {
    reading: ['info', IconHourglass],
    preview: ['neutral', IconHourglass],
    waiting: ['warning', IconHourglass],
    writing: ['info', IconHourglass],
    done: ['success', IconCircleCheck],
    undoing: ['info', IconArrowBackUp],
    undone: ['neutral', IconArrowBackUp],
    failed: ['danger', IconAlertTriangle],
  },
);

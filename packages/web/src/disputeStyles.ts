import { IconCheck, IconClock, IconRulerMeasure, IconX } from '@tabler/icons-react';

export const disputeStyles = {
  open: { tone: 'warning', icon: IconClock },
  confirmed: { tone: 'neutral', icon: IconCheck },
  corrected: { tone: 'success', icon: IconRulerMeasure },
  withdrawn: { tone: 'neutral', icon: IconX },
} as const;

import type { Icon } from '@tabler/icons-react';
import type { Tone } from './message.ts';
import classes from './StatusBadge.module.css';

/** A state, shown by colour, word and icon together. */
export function StatusBadge({ tone, icon: Picture, label }: { tone: Tone; icon: Icon; label: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Picture size={14} stroke={2} aria-hidden />
      {label}
    </span>
  );
}

import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import classes from './Chevron.module.css';

/**
 * Shows in a `summary` that there is more; it turns when the details open. `aside` puts it before the text.
 */
export function Chevron({ aside, size = 18 }: { aside?: boolean; size?: number }) {
  const Picture = aside ? IconChevronRight : IconChevronDown;
  return <Picture className={classes.chevron} data-aside={aside} size={size} aria-hidden />;
}

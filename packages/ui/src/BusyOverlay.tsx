import { useEffect, useState } from 'react';
import classes from './BusyOverlay.module.css';
import { Spinner } from './Button.tsx';

/** An overlay that nobody closes disappears after this time, as section 9 of the product's specification requires. */
export const overlayLimitMs = 30_000;

/** Covers its (positioned) parent while something runs, and closes automatically after 30 s. */
export function BusyOverlay({
  visible,
  label,
  onTimeout,
  page = false,
}: {
  visible: boolean;
  label: string;
  onTimeout?: () => void;
  /** Covers the whole page, and appears only if the work takes longer than a moment. */
  page?: boolean;
}) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!visible) return;
    setLate(false);
    const timer = setTimeout(() => {
      setLate(true);
      onTimeout?.();
    }, overlayLimitMs);
    return () => clearTimeout(timer);
  }, [visible, onTimeout]);
  if (!visible || late) return null;
  return (
    <div className={classes.overlay} data-page={page || undefined} role="status" aria-label={label}>
      <Spinner large />
    </div>
  );
}

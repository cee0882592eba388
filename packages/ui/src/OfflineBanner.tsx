import { IconWifiOff } from '@tabler/icons-react';
import classes from './OfflineBanner.module.css';

/** Shows that the network is gone, as long as it is. */
export function OfflineBanner({ visible, text }: { visible: boolean; text: string }) {
  return (
    <div role="status">
      {visible ? (
        <p className={classes.banner}>
          <IconWifiOff size={18} aria-hidden />
          {text}
        </p>
      ) : null}
    </div>
  );
}

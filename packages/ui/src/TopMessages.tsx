import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { shownMessages, subscribeMessages } from './message.ts';
import classes from './TopMessages.module.css';

const icons = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconExclamationCircle,
  info: IconInfoCircle,
  neutral: IconInfoCircle,
} as const;

/** Where `showMessage` appears. Once per app. */
export function TopMessages() {
  const messages = useSyncExternalStore(subscribeMessages, shownMessages, shownMessages);
  return (
    <div className={classes.place} role="status" aria-live="polite">
      {messages.map(({ id, tone, text }) => {
        const Picture = icons[tone];
        return (
          <div key={id} className={classes.message} data-tone={tone}>
            <Picture size={20} aria-hidden />
            <span>{text}</span>
          </div>
        );
      })}
    </div>
  );
}

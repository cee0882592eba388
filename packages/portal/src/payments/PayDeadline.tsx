import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconClockHour4 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '../shell/i18n.ts';

const dayMs = 86_400_000;
const two = (n: number): string => String(n).padStart(2, '0');

/** Says until when the payment is accepted, with the remaining time; to the second on the last day. */
export function PayDeadline({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  const leftMs = Date.parse(at) - now;
  const isClose = leftMs < dayMs;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isClose ? 1_000 : 60_000);
    return () => clearInterval(timer);
  }, [isClose]);
  return (
    <Row gap={8} align="center" justify="center" wrap>
      <IconClockHour4 size={20} aria-hidden />
      <span>
        {t('payments.in.until')} <When iso={at} />
      </span>
      {leftMs > 0 && isClose ? (
        <Text strong figures tone={leftMs < 600_000 ? 'danger' : 'text'}>
          <span role="timer" aria-live="off">
            {leftText(leftMs)}
          </span>
        </Text>
      ) : null}
      {leftMs <= 0 ? (
        <Text strong tone="danger">
          {t('payments.in.over')}
        </Text>
      ) : null}
    </Row>
  );
}

function leftText(leftMs: number): string {
  const seconds = Math.floor(leftMs / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

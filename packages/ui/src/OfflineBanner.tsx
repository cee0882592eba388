import { IconWifiOff } from '@tabler/icons-react';
import { Row } from './Layout.tsx';

/** Says that the network is gone, while `visible`. */
export function OfflineBanner({ visible, text }: { visible: boolean; text: string }) {
  return (
    <div role="status">
      {visible ? (
        <Row
          as="p"
          gap={8}
          align="center"
          justify="center"
          pad={[8, 16]}
          fill="warning-soft"
          tone="warning"
          size={14}
        >
          <IconWifiOff size={18} aria-hidden />
          {text}
        </Row>
      ) : null}
    </div>
  );
}

import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface NeedProps {
  readonly icon: Icon;
  readonly tone: 'warning' | 'info' | 'danger';
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One task of the member, with a link to the page where it is done. */
export function TodoItem({ icon: Picture, tone, title, action, children }: NeedProps) {
  return (
    <Card tone={tone} tight>
      <Row gap={[8, 12]} wrap align="center" justify="end">
        <Picture size={22} stroke={1.8} color={`var(--${tone})`} aria-hidden />
        <Text as="h2" grow="9rem" minWidth={0} size={16} strong>
          {title}
        </Text>
        {action}
      </Row>
      {children}
    </Card>
  );
}

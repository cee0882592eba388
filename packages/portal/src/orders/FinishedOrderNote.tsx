import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Box, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { Stars } from '@crossdock/ui/Stars.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { IconConfetti } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** The end of a finished order: what the member earned, and a link to start the next one. */
export function FinishedOrderNote({ order }: { order: OrderDetails }) {
  const points = useCall('queryPoints', { direction: 'in', orderId: order.id }, { topics: ['points'] });
  const said = useCall('getComments', { orderId: order.id }, { topics: ['comments'] });
  const [comment] = said.data?.list ?? [];
  const earned = (points.data?.list ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Card tone="success">
      <Row gap={[12, 16]} wrap align="center">
        <Row tone="success" rigid>
          <IconConfetti size={32} stroke={1.6} aria-hidden />
        </Row>
        <Box grow="10em" minWidth={0}>
          <Text as="h2" size={16} strong>
            {t('orders.closing')}
          </Text>
          {earned > 0 ? (
            <RowLink to="/scores" search={{}} inline align="center" minHeight={44}>
              {t('orders.closing.points', { n: earned })}
            </RowLink>
          ) : null}
        </Box>
        {said.data === undefined ? null : comment ? (
          <Link to="/commentQix" search={{ view: 'mine' }}>
            <Stars value={comment.stars} label={t('comments.stars', { n: comment.stars })} />
          </Link>
        ) : (
          <LinkButton to="/comment" search={{ orderId: order.id }} text={t('comments.write')} />
        )}
        <LinkButton to="/consolidate" search={{}} look="soft" text={t('orders.closing.again')} />
      </Row>
    </Card>
  );
}

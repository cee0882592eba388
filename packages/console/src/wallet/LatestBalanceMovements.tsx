import { Box, Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OrderLink } from '../shell/links.tsx';

/** The last ten movements of a member's balance, two lines each, to show beside a claim. */
export function LatestBalanceMovements({ memberId }: { memberId: string }) {
  const query = useCall('getMemberLedger', { memberId, pageSize: 10 }, { topics: ['wallet'] });
  return (
    <Loaded query={query} skeleton={{ rows: 6, heightPx: 44 }}>
      {({ list }) =>
        list.length === 0 ? (
          <Note>{t('wallet.none')}</Note>
        ) : (
          <Grid as="ul" above={16}>
            {list.map((row) => (
              <Row as="li" gap={16} justify="between" pad={[8, 0]} lineAbove key={row.id}>
                <span>
                  {t(`wallet.event.${row.event}`)}{' '}
                  {row.orderId && row.orderNumber ? (
                    <OrderLink id={row.orderId} number={row.orderNumber} />
                  ) : (
                    row.memo
                  )}
                  <br />
                  <Muted size={13}>
                    <When iso={row.at} />
                  </Muted>
                </span>
                <Box as="span" rigid textAlign="end">
                  <Money minor={row.amountMinor} signed />
                  <br />
                  <Muted size={13}>
                    {t('wallet.after')} <Money minor={row.balanceAfterMinor} muted />
                  </Muted>
                </Box>
              </Row>
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}

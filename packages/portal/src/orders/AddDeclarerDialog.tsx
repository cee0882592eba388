import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { maskIdNumber } from '@crossdock/domain/members/identity.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Box, Grid } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useCall, useSubmit } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { DutyFreeMeter } from '../shell/DutyFreeMeter.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import classes from './orders.module.css';

/** The approved declarers of the destination that are not on the order yet. A tap adds one. */
export default function AddDeclarerDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const query = useCall('listDeclarers', { status: 1, pageSize: 50 }, { topics: ['declarers'] });
  const { submit, busy, failure } = useSubmit('addOrderDeclarer', {
    quiet: true,
    refreshes: ['getOrder', 'listOrderDeclarers', 'listDeclarers'],
    done: t('declarers.order.added'),
    onDone: onClose,
  });
  const standing = new Set(order.declarers.map(({ id }) => id));
  return (
    <Dialog opened title={t('declarers.order.choose')} onClose={onClose}>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      <Loaded query={query}>
        {({ list }) => {
          const free = list.filter((one) => one.country === order.country && !standing.has(one.id));
          return free.length === 0 ? (
            <Note>{t('declarers.order.none')}</Note>
          ) : (
            <Grid as="ul" gap={12}>
              {free.map((one) => (
                <li key={one.id} className={classes.row}>
                  <Box grow minWidth={0}>
                    <strong>{one.name}</strong>
                    <Note>
                      <Code>{maskIdNumber(one.idNumber)}</Code>
                    </Note>
                    <DutyFreeMeter used={one.entriesUsed} free={one.entriesFree} />
                  </Box>
                  <Button
                    small
                    busy={busy}
                    aria-label={`${t('declarers.order.add')} ${one.name}`}
                    onClick={() => void submit({ orderId: order.id, declarerIds: [one.id] })}
                  >
                    {t('declarers.order.add')}
                  </Button>
                </li>
              ))}
            </Grid>
          );
        }}
      </Loaded>
      <LinkButton to="/declarer" look="plain" small text={t('declarers.order.manage')} />
    </Dialog>
  );
}

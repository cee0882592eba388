import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { maxDeclarersPerOrder } from '@crossdock/domain/declarers/rules.ts';
import { maskIdNumber } from '@crossdock/domain/members/identity.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Box, Grid } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconPlus, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './orders.module.css';

const AddDeclarerDialog = lazy(() => import('./AddDeclarerDialog.tsx'));

/** The declarers of the order; they can be changed until it is shipped. */
export function OrderDeclarers({ order }: { order: OrderDetails }) {
  const [adding, setAdding] = useState(false);
  const { submit, busy } = useSubmit('removeOrderDeclarer', {
    refreshes: ['getOrder', 'listOrderDeclarers'],
    done: t('declarers.order.removed'),
  });
  const { declarers } = order;
  const open = mayChange(order, 'declarers');
  if (!open && declarers.length === 0) return null;
  return (
    <Section
      title={t('declarers.order.title')}
      aside={
        open && declarers.length < maxDeclarersPerOrder ? (
          <Button small look="soft" icon={IconPlus} onClick={() => setAdding(true)}>
            {t('declarers.order.add')}
          </Button>
        ) : null
      }
    >
      {declarers.length === 0 ? <Note>{t('declarers.order.empty')}</Note> : null}
      <Grid as="ul" gap={12}>
        {declarers.map((one) => (
          <li key={one.id} className={classes.row}>
            <Box grow minWidth={0}>
              <strong>{one.name}</strong>
              <Note>
                <Code>{maskIdNumber(one.idNumber)}</Code> · {one.phone}
              </Note>
            </Box>
            {open ? (
              <IconButton
                icon={IconX}
                label={t('declarers.order.remove', { name: one.name })}
                disabled={busy}
                onClick={() => void submit({ orderId: order.id, declarerId: one.id })}
              />
            ) : null}
          </li>
        ))}
      </Grid>
      {adding ? (
        <Suspense>
          <AddDeclarerDialog order={order} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}

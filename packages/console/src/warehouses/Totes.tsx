import type { Output } from '@crossdock/contract/table.ts';
import { maxNewTotes } from '@crossdock/domain/warehouses/totes.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { Code, Count } from '@crossdock/ui/values.tsx';
import { IconLock, IconLockOpen, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { OrderLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import classes from './locations.module.css';

type Tote = Output<'listTotes'>['list'][number];

/** The totes of a warehouse: created several at a time, printed as labels, each with the order in it. */
export function Totes({ warehouseId }: { warehouseId: string }) {
  const totes = useCall('listTotes', { warehouseId }, { topics: ['warehouses', 'orders'] });
  const list = totes.data?.list ?? [];
  const inUse = list.filter(({ closed }) => !closed);
  return (
    <Section title={t('warehouses.totes.title')} aside={totes.data ? <Count n={list.length} /> : null}>
      <Grid gap={16} unprinted>
        <Muted as="p">{t('warehouses.totes.intro')}</Muted>
        <Row gap={12} wrap align="end">
          {useStaff().may('location.write') ? <AddTotes warehouseId={warehouseId} /> : null}
          {inUse.length > 0 ? (
            <LabelButton
              kind="tote"
              ids={inUse.map(({ id }) => id)}
              label={t('labels.print.many', { n: inUse.length })}
            />
          ) : null}
        </Row>
        <Loaded query={totes}>
          {({ list: all }) => (
            <ul className={classes.codes}>
              {all.map((tote) => (
                <ToteRow key={tote.id} tote={tote} />
              ))}
            </ul>
          )}
        </Loaded>
      </Grid>
    </Section>
  );
}

function AddTotes({ warehouseId }: { warehouseId: string }) {
  const [typed, setTyped] = useState('');
  const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const add = useSubmit('addTotes', {
    refreshes: ['listTotes'],
    onDone: ({ list }) => {
      showMessage('success', t('warehouses.totes.added', { n: list.length }));
      setTyped('');
    },
  });
  return (
    <>
      <TextBox
        label={t('warehouses.totes.count')}
        placeholder="20"
        inputMode="numeric"
        maxLength={3}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        icon={IconPlus}
        disabled={count < 1 || count > maxNewTotes}
        busy={add.busy}
        onClick={() => void add.submit({ warehouseId, count })}
      >
        {t('warehouses.totes.add')}
      </Button>
    </>
  );
}

function ToteRow({ tote }: { tote: Tote }) {
  const { id, position, closed, orderId, orderNumber } = tote;
  const saved = {
    refreshes: ['listTotes'],
    done: t('warehouses.saved'),
  } as const;
  const remove = useSubmit('removeTote', saved);
  const activate = useSubmit('activateTote', saved);
  const busy = remove.busy || activate.busy;
  const mayWrite = useStaff().may('location.write') && orderId === '';
  return (
    <Row as="li" align="center" justify="between" minHeight={40} lineBelow data-closed={closed || undefined}>
      <Row as="span" gap={6} align="baseline" wrap grow>
        <Code>{String(position)}</Code>
        <Text as="small" tone="muted">
          {orderId ? (
            <OrderLink id={orderId} number={orderNumber} />
          ) : (
            t(closed ? 'warehouses.totes.closed' : 'warehouses.totes.empty')
          )}
        </Text>
      </Row>
      {mayWrite ? (
        <>
          <IconButton
            icon={closed ? IconLockOpen : IconLock}
            label={t(closed ? 'warehouses.totes.open' : 'warehouses.totes.close', { position })}
            disabled={busy}
            onClick={() => void activate.submit({ id, active: closed })}
          />
          <IconButton
            icon={IconTrash}
            label={t('warehouses.totes.remove', { position })}
            disabled={busy}
            onClick={() => void remove.submit({ id })}
          />
        </>
      ) : null}
    </Row>
  );
}

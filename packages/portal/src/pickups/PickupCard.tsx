import type { PickTask } from '@crossdock/contract/pickups/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { LabelledText } from '@crossdock/ui/LabelledText.tsx';
import { Bar, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { PictureRows } from '@crossdock/ui/PictureRows.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, Weight } from '@crossdock/ui/values.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { pickupStyles } from '@crossdock/web/pickupStyles.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';

/** The calls whose results change when a pickup changes. */
const refreshes = ['getPickTaskList', 'getOrderStatistics', 'getWallet', 'getMemberInfo'] as const;

/** Shows when the driver comes, the state of the pickup, and the parcels that came from it. */
export function PickupCard({ task, invoice }: { task: PickTask; invoice: ReactNode }) {
  const formatting = useFormatting();
  const day = dayText(task.plannedDay ?? task.day, formatting);
  const isVoid = task.state === 'failed' || task.state === 'cancelled';
  return (
    <Grid as="article" gap={12} pad={16} fill="surface" edge round="card" aria-label={task.number}>
      <Bar gap={[4, 12]}>
        <Text size={16} strong>
          {day} {t(`pickups.part.${task.plannedPart ?? task.part}`)}
        </Text>
        <StatusBadge {...pickupStyles[task.state]} label={t(`pickups.state.${task.state}`)} />
      </Bar>
      <Facts
        facts={[
          [t('pickups.number'), task.number],
          [t('pickups.address'), `${task.areaName} · ${task.address}`],
          [t('pickups.contact'), `${task.contact} · ${task.phone}`],
          [
            t('pickups.goods'),
            <>
              <Weight grams={task.weightG} /> · {t('pickups.pieces.n', { n: task.pieces })}
            </>,
          ],
          [
            t('pickups.fee'),
            <>
              <Money minor={task.amountMinor} />{' '}
              <Muted>{t(isVoid ? 'pickups.paidBack' : 'pickups.paid')}</Muted>
            </>,
          ],
        ]}
      />
      {invoice}
      <LabelledText label={t('pickups.remark')} text={task.remark} />
      <LabelledText label={t('pickups.driverSays')} text={task.note} />
      {task.reason ? <Banner tone="warning">{task.reason}</Banner> : null}
      <Parcels task={task} />
      <Actions task={task} />
    </Grid>
  );
}

function Parcels({ task }: { task: PickTask }) {
  if (task.parcels.length === 0) return null;
  return (
    <>
      <PictureRows
        rows={task.parcels.flatMap(({ id, courierNumber, state, pictures: [picture] }) =>
          picture
            ? [
                {
                  key: id,
                  picture: { ...picture, alt: t('pickups.photo') },
                  text: (
                    <Link to="/myBag/$id" params={{ id }}>
                      {courierNumber}
                    </Link>
                  ),
                  note: t(`parcels.state.${state}`),
                },
              ]
            : [],
        )}
      />
      {task.state === 'collected' ? <Muted>{t('pickups.declare')}</Muted> : null}
    </>
  );
}

function Actions({ task }: { task: PickTask }) {
  const see = useSubmit('seePickTask', { quiet: true, refreshes });
  if (task.state === 'collected') return null;
  return (
    <Row gap={8} wrap>
      {task.mayCancel ? (
        <ConfirmButton
          small
          look="outline"
          call="cancelPickTask"
          input={{ id: task.id }}
          refreshes={refreshes}
          done={t('pickups.cancelled')}
          danger
          title={t('pickups.cancel.title', { number: task.number })}
          text={t('pickups.cancel.text')}
          confirmLabel={t('pickups.cancel')}
          cancelLabel={t('pickups.keep')}
        />
      ) : (
        <LinkButton
          to="/addGoods"
          search={{ from: task.id }}
          onClick={() => {
            if (task.unseen) void see.submit({ id: task.id });
          }}
          small
          look={task.unseen ? 'primary' : 'soft'}
          text={t(task.state === 'failed' ? 'pickups.newTime' : 'pickups.again')}
        />
      )}
      {task.unseen ? (
        <Button small look="plain" busy={see.busy} onClick={() => void see.submit({ id: task.id })}>
          {t('pickups.seen')}
        </Button>
      ) : null}
    </Row>
  );
}

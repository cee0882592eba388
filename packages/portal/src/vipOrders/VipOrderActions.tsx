import type { VipOrder } from '@crossdock/contract/vipOrders/shapes.ts';
import type { VipAnswer } from '@crossdock/domain/vipOrders/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

const statusStyles = { leaveOut: 'outline', wait: 'outline', cancel: 'plain' } as const;

/** The member's options now: change the order, send it without missing parcels, wait, or cancel. */
export function VipOrderActions({ vip }: { vip: VipOrder }) {
  const [asking, ask] = useState<VipAnswer | null>(null);
  const answer = useSubmit('answerVipOrder', {
    quiet: true,
    refreshes: ['getVipOrder', 'listVipOrders', 'getOrderStatistics', 'queryParcels', 'listOrders'],
    done: (_, { choice }) => t(`vipOrders.answered.${choice}`),
  });
  // Waiting is offered only after the member was asked, because before that the order waits anyway.
  const offered = (['leaveOut', 'wait', 'cancel'] as const).filter(
    (one) => vip.actions.includes(one) && (one !== 'wait' || vip.askedAt !== null),
  );
  if (vip.actions.length === 0) return null;
  const missing = vip.parcels.filter(({ state }) => state === 'forecast' || vip.progress.gone > 0);
  return (
    <Row gap={8} wrap>
      {vip.actions.includes('change') ? (
        <LinkButton
          to="/vipOrder/$id/change"
          params={{ id: vip.id }}
          look="soft"
          small
          text={t('vipOrders.change')}
        />
      ) : null}
      {offered.map((choice) => (
        <Button key={choice} small look={statusStyles[choice]} onClick={() => ask(choice)}>
          {t(`vipOrders.answer.${choice}`)}
        </Button>
      ))}
      {asking ? (
        <ConfirmDialog
          opened
          danger={asking === 'cancel'}
          title={t(`vipOrders.answer.${asking}.title`, { number: vip.number })}
          confirmLabel={t(`vipOrders.answer.${asking}`)}
          cancelLabel={t('vipOrders.answer.none')}
          busy={answer.busy}
          onConfirm={() =>
            void answer
              .submit({ id: vip.id, choice: asking })
              .then((done) => (done.ok ? ask(null) : undefined))
          }
          onClose={() => ask(null)}
        >
          <p>{t(`vipOrders.answer.${asking}.text`, { n: missing.length })}</p>
          {answer.failure ? <Banner tone="danger">{answer.failure.message}</Banner> : null}
        </ConfirmDialog>
      ) : null}
    </Row>
  );
}

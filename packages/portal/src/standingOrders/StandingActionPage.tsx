import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OrderLinkButton } from '../shell/OrderLinkButton.tsx';
import { TopUpLink } from '../shell/TopUpLink.tsx';
import { BackToRules } from './BackToRules.tsx';
import { UndoStandingAction } from './UndoStandingAction.tsx';

export const Route = createFileRoute('/_shell/standingAct/$id')({
  staticData: { title: 'shell.route.standingAct', action: 'myBag' },
  component: ActPage,
});

/** The page is built from scratch for each question, without the input for the previous question. */
function ActPage() {
  const { id } = Route.useParams();
  return <StandingAct key={id} id={id} />;
}

type Act = Output<'getStandingAct'>;

const changed = [
  'getStandingAct',
  'listStandingOrders',
  'listStandingActs',
  'listOrders',
  'getWallet',
] as const;

/** The question of a standing order with a button to agree, or its order with a button to revoke it. */
function StandingAct({ id }: { id: string }) {
  const query = useCall('getStandingAct', { id }, { topics: ['standing', 'orders', 'wallet'] });
  return (
    <Page title={t('shell.route.standingAct')} back={<BackToRules />}>
      <Loaded query={query}>
        {(act) => (
          <Stack gap={16}>
            <Text as="h2" size={22} strong>
              {act.state === 'asked'
                ? t('standing.act.ask')
                : act.state === 'placed'
                  ? t('standing.act.placed')
                  : t(`standing.state.${act.state}`)}
            </Text>
            <What act={act} />
            {act.state === 'asked' ? <Answer act={act} again={() => void query.refetch()} /> : null}
            {act.orderId === null ? null : <Order act={act} />}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function What({ act }: { act: Act }) {
  const { offer } = act;
  return (
    <Section>
      <Stack gap={12}>
        <div>
          <Muted as="p">{t('standing.act.why')}</Muted>
          <p>
            {act.sentence}{' '}
            {act.state === 'asked' && act.askedWhy !== '' ? t(`standing.why.${act.askedWhy}`) : ''}
          </p>
        </div>
        <div>
          <Muted as="p">
            {t('standing.act.contents')} ({t('standing.parcels', { n: act.parcelCount })})
          </Muted>
          <Row as="ul" gap={[4, 12]} wrap>
            {act.courierNumbers.map((number) => (
              <li key={number}>
                <Code>{number}</Code>
              </li>
            ))}
          </Row>
        </div>
        <div>
          <Muted as="p">{t('standing.act.total')}</Muted>
          <Money minor={offer.kind === 'price' ? offer.totalMinor : act.totalMinor} emphasis />
        </div>
        <div>
          <Muted as="p">{t('standing.act.rule')}</Muted>
          <p>{act.rule}</p>
        </div>
      </Stack>
    </Section>
  );
}

/** The server checks everything again: nothing is ordered at a price other than the one on the button. */
function Answer({ act, again }: { act: Act; again: () => void }) {
  const formatting = useFormatting();
  const { offer } = act;
  const agree = useSubmit('agreeStandingAct', {
    quiet: true,
    refreshes: [...changed],
    done: t('standing.act.agreed'),
  });
  const decline = useSubmit('declineStandingAct', { refreshes: [...changed] });
  const no = (
    <Button look="outline" busy={decline.busy} onClick={() => void decline.submit({ id: act.id })}>
      {t('standing.act.no')}
    </Button>
  );
  if (offer.kind !== 'price')
    return (
      <>
        {offer.kind === 'refused' ? <Banner tone="warning" title={offer.message} /> : null}
        <Row gap={8}>{no}</Row>
      </>
    );
  const { totalMinor, dueMinor, balanceMinor, missingMinor } = offer;
  const send = async () => {
    const attempt = await agree.submit({ id: act.id, totalMinor });
    if (!attempt.ok) again();
  };
  return (
    <>
      {agree.failure ? (
        <Banner tone="danger">
          {agree.failure.error === 'order.feeChanged' ? t('standing.act.changed') : agree.failure.message}
        </Banner>
      ) : null}
      {dueMinor > 0 ? (
        <Muted as="p">
          {t('standing.act.balance')} <Money minor={balanceMinor} />
        </Muted>
      ) : (
        <Muted as="p">{t('standing.paid.later')}</Muted>
      )}
      <Row gap={8} wrap>
        {missingMinor > 0 ? (
          <TopUpLink missingMinor={missingMinor} />
        ) : (
          <Button busy={agree.busy} onClick={() => void send()}>
            {dueMinor > 0
              ? t('standing.act.agree', { amount: formatMoney(dueMinor, formatting.currency, formatting) })
              : t('standing.act.agreeLater')}
          </Button>
        )}
        {no}
      </Row>
    </>
  );
}

function Order({ act }: { act: Act }) {
  return (
    <Stack gap={12}>
      <p>{t(`standing.paid.${act.payment}`)}</p>
      {act.revocableUntil === null ? null : <UndoStandingAction id={act.id} until={act.revocableUntil} />}
      <div>
        <OrderLinkButton
          id={act.orderId ?? ''}
          look="soft"
          text={t('standing.act.order', { number: act.orderNumber })}
        />
      </div>
    </Stack>
  );
}

import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { CommentWords } from '@crossdock/ui/CommentWords.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { SideBySide } from '@crossdock/ui/SideBySide.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { disputeStyles } from '@crossdock/web/disputeStyles.ts';
import { createFileRoute, Link, useParams } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { MeasurementDetails } from './MeasurementDetails.tsx';

export const Route = createFileRoute('/_shell/dispute/$id')({
  staticData: { title: 'shell.route.parcel', action: 'myBag' },
  component: DisputePage,
});

type Dispute = Output<'getDispute'>;

const pages = { parcel: '/myBag/$id', package: '/myOrder/$id' } as const;
const tones = { open: 'warning', confirmed: 'info', corrected: 'success', withdrawn: 'neutral' } as const;

/** One dispute: the first measurement, the second, and the result. */
function DisputePage() {
  const { id = '' } = useParams({ strict: false });
  const dispute = useCall('getDispute', { id }, { topics: ['disputes'] });
  return (
    <Page
      title={t('disputes.title')}
      width="narrow"
      back={
        dispute.data ? (
          <BackLink
            to={pages[dispute.data.of]}
            params={{ id: dispute.data.subject.id }}
            text={dispute.data.subject.number}
          />
        ) : undefined
      }
      actions={
        dispute.data ? (
          <StatusBadge
            {...disputeStyles[dispute.data.state]}
            label={t(`disputes.state.${dispute.data.state}`)}
          />
        ) : null
      }
    >
      <Loaded query={dispute}>
        {(data) => (
          <>
            <Outcome dispute={data} />
            <Both dispute={data} />
            <Mine dispute={data} />
            {data.state === 'open' ? <Withdraw id={data.id} /> : null}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Outcome({ dispute }: { dispute: Dispute }) {
  const { state, note, loweredMinor, returnedMinor } = dispute;
  return (
    <Banner tone={tones[state]} title={t(`disputes.says.${state}`)}>
      {note ? <p>{note}</p> : null}
      {loweredMinor > 0 ? (
        <p>
          {t('disputes.lowered')} <Money minor={loweredMinor} emphasis />
        </p>
      ) : null}
      {returnedMinor > 0 ? (
        <p>
          {t('disputes.returned')} <Money minor={returnedMinor} emphasis />
        </p>
      ) : null}
    </Banner>
  );
}

function Both({ dispute: { first, second } }: { dispute: Dispute }) {
  const sides = [
    { title: t('disputes.first'), pictures: first.picture ? [first.picture] : [] },
    { title: t('disputes.second'), pictures: second?.picture ? [second.picture] : [] },
  ];
  return (
    <Section title={t('parcels.measurements')}>
      <Grid gap={10}>
        <strong>{t('disputes.first')}</strong>
        <MeasurementDetails taken={{ ...first, picture: null }} />
        {second ? (
          <>
            <strong>{t('disputes.second')}</strong>
            {/* The reason for the second measurement is the text that the member wrote in the dispute. The section of
                the dispute shows it, so it is not repeated here. */}
            <MeasurementDetails taken={{ ...second, picture: null, why: '' }} />
          </>
        ) : null}
        <SideBySide sides={sides} />
      </Grid>
    </Section>
  );
}

function Mine({ dispute }: { dispute: Dispute }) {
  const { of, subject, position, openedAt, endedAt, reason, pictures } = dispute;
  const name = [subject.number, position === null ? '' : t('disputes.package', { n: position })];
  return (
    <Section title={t('disputes.mine')}>
      <Grid gap={10}>
        <CommentWords tags={[]} text={reason} pictures={pictures} pictureLabel={t('disputes.pictures')} />
        <Facts
          facts={[
            [
              t(`disputes.about.${of}`),
              <Link key="about" to={pages[of]} params={{ id: subject.id }}>
                {name.filter(Boolean).join(' · ')}
              </Link>,
            ],
            [t('disputes.opened'), <When key="opened" iso={openedAt} />],
            ...(endedAt ? [[t('disputes.ended'), <When key="ended" iso={endedAt} />] as const] : []),
          ]}
        />
      </Grid>
    </Section>
  );
}

function Withdraw({ id }: { id: string }) {
  return (
    <ConfirmButton
      look="outline"
      confirmLabel={t('disputes.withdraw')}
      call="withdrawDispute"
      input={{ id }}
      refreshes={['getDispute', 'getMeasurements', 'getParcel', 'getOrder']}
      done={t('disputes.withdrawn')}
      title={t('disputes.withdraw.title')}
      text={t('disputes.withdraw.text')}
    />
  );
}

import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { Count, When } from '@crossdock/ui/values.tsx';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconSend } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { useStaff } from '../shell/staff.ts';
import { CodesSection } from './CodesSection.tsx';
import { CouponBadge } from './CouponBadge.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { CouponHolders } from './CouponHolders.tsx';
import { IssuedCountBar, UsedBudgetBar } from './CouponUsage.tsx';
import { lastInstantBefore } from './couponForm.ts';
import { useCouponWords } from './couponWords.ts';
import { IssueDialog } from './IssueDialog.tsx';

export const Route = createFileRoute('/_shell/coupons/$id')({
  staticData: { title: 'shell.nav.coupons' },
  component: CouponPage,
});

/** One coupon: its terms, use, codes and holders. */
function CouponPage() {
  const { id } = Route.useParams();
  const query = useCall('getStaffCoupon', { id }, { topics: ['coupons'] });
  const words = useCouponWords();
  const mayWrite = useStaff().may('coupon.write');
  const coupon = query.data;
  return (
    <Page
      title={coupon ? words.nameOf(coupon) : t('shell.nav.coupons')}
      intro={coupon ? words.sentence(coupon) : null}
      back={<Link to="/coupons">{t('shell.nav.coupons')}</Link>}
      actions={coupon && mayWrite ? <Actions coupon={coupon} /> : null}
    >
      <Loaded query={query} skeleton={{ rows: 3, heightPx: 140 }}>
        {(loaded) => (
          <>
            <Section title={t('coupons.figures')} aside={<CouponBadge state={loaded.state} />}>
              <Figures coupon={loaded} />
            </Section>
            <CodesSection coupon={loaded} mayWrite={mayWrite} />
            <Section title={t('coupons.holders')}>
              <CouponHolders couponId={loaded.id} mayWrite={mayWrite} />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Figures({ coupon }: { coupon: StaffCoupon }) {
  return (
    <Row gap={[16, 40]} wrap align="start">
      <Stat label={t('coupons.issued')} value={<IssuedCountBar coupon={coupon} />} />
      <Stat label={t('coupons.used')} value={<Count n={coupon.usedCount} />} />
      <Stat label={t('coupons.cost')} value={<UsedBudgetBar coupon={coupon} />} />
      <Stat label={t('coupons.perMember')} value={<Count n={coupon.perMember} />} />
      <Stat label={t('coupons.from')} value={<When iso={coupon.validFrom} style="date" />} />
      <Stat
        label={t('coupons.until')}
        value={
          coupon.validUntil === null ? (
            t('coupons.daysFrom', { n: coupon.validDays ?? 0 })
          ) : (
            <When iso={lastInstantBefore(coupon.validUntil)} style="date" />
          )
        }
      />
    </Row>
  );
}

const shown = ['getStaffCoupon', 'listStaffCoupons'] as const;
const moved = ({ state }: Output<'moveCoupon'>) => showApprovalOutcome(state, t('coupons.moved'));

function Actions({ coupon }: { coupon: StaffCoupon }) {
  const [open, setOpen] = useState<'edit' | 'issue'>();
  const close = () => setOpen(undefined);
  const words = useCouponWords();
  const activate = useSubmit('moveCoupon', { refreshes: shown, onDone: moved });
  return (
    <Row gap={8} wrap align="end">
      <Button look="outline" icon={IconPencil} onClick={() => setOpen('edit')}>
        {t('shell.edit')}
      </Button>
      {coupon.state === 'active' ? (
        <>
          <ConfirmButton
            look="outline"
            icon={IconPlayerPause}
            call="moveCoupon"
            input={{ id: coupon.id, event: 'stop' }}
            refreshes={shown}
            onDone={moved}
            danger
            {...confirmTexts('coupons.stop', { name: words.nameOf(coupon) })}
          />
          <Button icon={IconSend} onClick={() => setOpen('issue')}>
            {t('coupons.issue')}
          </Button>
        </>
      ) : (
        <Button
          icon={IconPlayerPlay}
          busy={activate.busy}
          onClick={() => void activate.submit({ id: coupon.id, event: 'activate' })}
        >
          {t('coupons.activate')}
        </Button>
      )}
      {open === 'edit' ? <CouponDialog coupon={coupon} onClose={close} /> : null}
      {open === 'issue' ? <IssueDialog coupon={coupon} onClose={close} /> : null}
    </Row>
  );
}

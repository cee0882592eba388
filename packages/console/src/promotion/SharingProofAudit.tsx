import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { AuditDecision } from '../shell/AuditDecision.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { RowMemberLink } from '../shell/links.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { useStaff } from '../shell/staff.ts';
import { useRejection } from '../shell/useRejection.ts';
import { useRewardText } from './useRewardText.ts';

export type StaffSharingProof = Output<'listShares'>['list'][number];

/** The member's statement about the share, and the shop's facts about the member. */
export function SharingProofAuditDetails({ share }: { share: StaffSharingProof }) {
  const reward = useRewardText()({ minor: share.wouldGiveMinor, points: share.wouldGivePoints });
  return (
    <Section title={t(`promotion.platform.${share.platform}`)}>
      <Facts
        facts={[
          [
            t('promotion.shares.link'),
            share.link ? (
              <Text as="a" key="l" href={share.link} target="_blank" rel="noopener noreferrer nofollow">
                {share.link}
              </Text>
            ) : (
              t('promotion.shares.noLink')
            ),
          ],
          ...(share.note ? ([[t('promotion.share.note'), share.note]] as const) : []),
          [t('promotion.shares.member'), <RowMemberLink key="m" row={share} />],
          [t('promotion.shares.since'), <When key="s" iso={share.memberSince} style="date" />],
          [
            t('promotion.shares.before'),
            t('promotion.shares.before.n', {
              approved: share.approvedBefore,
              rejected: share.rejectedBefore,
            }),
          ],
          [t('promotion.shares.reward'), reward],
        ]}
      />
      {share.sameLink > 0 ? (
        <Banner tone="warning">{t('promotion.shares.sameLink', { n: share.sameLink })}</Banner>
      ) : null}
    </Section>
  );
}

const refreshes = ['listShares', 'getPromotion'] as const;

export function SharingProofDecision({
  share,
  onMove,
}: {
  share: StaffSharingProof;
  onMove: (by: number) => void;
}) {
  const rewardText = useRewardText();
  const reward = rewardText({ minor: share.wouldGiveMinor, points: share.wouldGivePoints });
  const approve = useSubmit('approveShare', {
    quiet: true,
    refreshes,
    onDone: ({ state, rewardMinor, rewardPoints }) =>
      showApprovalOutcome(
        state,
        t('promotion.shares.approved', { reward: rewardText({ minor: rewardMinor, points: rewardPoints }) }),
      ),
  });
  const reject = useRejection('rejectShare', refreshes);
  const givesMoney = share.wouldGiveMinor > 0;
  return (
    <AuditDecision
      mayDecide={useStaff().may('share.audit')}
      busy={approve.busy || reject.busy}
      failure={approve.failure ?? reject.failure}
      onApprove={() => void approve.submit({ id: share.id })}
      onReject={(why) => void reject.submit({ id: share.id, ...why })}
      onMove={onMove}
      approveLabel={t('promotion.shares.approve', { reward })}
      {...(givesMoney ? { sureLabel: t('promotion.shares.approve.sure', { reward }) } : {})}
      {...(share.memberDisabled ? { obstacle: t('promotion.shares.disabled') } : {})}
    />
  );
}

import type { PickupPointView } from '@crossdock/contract/addresses/shapes.ts';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconBookmark, IconMapPinPlus, IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** The points that a member saved, and what the member can do with each point. */
export function useSavedPickupPoints() {
  const saved = useCall('listMyPickupPoints', {}, { topics: ['addresses'] });
  const stale = ['listMyPickupPoints', 'getDefaultPickupPoint'] as const;
  const choose = useSubmit('setDefaultPickupPoint', {
    refreshes: [...stale],
    done: t('addresses.point.chosen'),
  });
  const forget = useSubmit('forgetPickupPoint', { refreshes: [...stale] });
  const mine = new Map((saved.data?.list ?? []).map((point) => [point.id, point.isDefault]));
  const badges = ({ id }: PickupPointView) => {
    if (mine.get(id)) return <StatusBadge tone="info" icon={IconStarFilled} label={t('addresses.default')} />;
    return mine.has(id) ? (
      <StatusBadge tone="neutral" icon={IconBookmark} label={t('addresses.point.saved')} />
    ) : null;
  };
  const actions = ({ id, country }: PickupPointView) => (
    <>
      <Link
        to="/address"
        search={{ add: '1', point: id, country }}
        className={buttonClass({ look: 'soft', small: true })}
      >
        <IconMapPinPlus size={18} aria-hidden /> {t('addresses.point.sendTo')}
      </Link>
      {mine.get(id) ? null : (
        <Button
          small
          look="plain"
          icon={IconStar}
          busy={choose.busy}
          onClick={() => void choose.submit({ id })}
        >
          {t('addresses.makeDefault')}
        </Button>
      )}
      {mine.has(id) ? (
        <Button small look="plain" busy={forget.busy} onClick={() => void forget.submit({ id })}>
          {t('addresses.point.forget')}
        </Button>
      ) : null}
    </>
  );
  return { saved, badges, actions };
}

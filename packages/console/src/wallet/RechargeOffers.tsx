import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn } from '@crossdock/ui/column.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconCircleX, IconClockHour4 } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { EditableTable } from '../shell/EditableTable.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { RechargeOfferDialog } from './RechargeOfferDialog.tsx';

export type Offer = Output<'listRechargeOffers'>['list'][number];

/** Bonuses for top-ups: current, future and past. */
export function RechargeOffers() {
  const mayWrite = useStaff().may('bank.write');
  const [ending, setEnding] = useState<Offer>();
  return (
    <>
      <EditableTable
        title={t('wallet.offers')}
        query={useCall('listRechargeOffers', {})}
        columns={columns()}
        mayWrite={mayWrite}
        addLabel={t('wallet.offers.add')}
        empty={<EmptyState picture="wallet" {...titleAndText('wallet.offers.none')} />}
        moreActions={(offer) =>
          offer.open || isSoon(offer) ? (
            <Button small look="plain" onClick={() => setEnding(offer)}>
              {t('wallet.offers.end')}
            </Button>
          ) : null
        }
        dialog={(offer, onClose) => <RechargeOfferDialog offer={offer} onClose={onClose} />}
      />
      {ending ? <End offer={ending} onClose={() => setEnding(undefined)} /> : null}
    </>
  );
}

const columns = (): Column<Offer>[] => [
  column('amount', t('wallet.offers.amount'), (row) => <Money minor={row.amountMinor} />),
  column('bonus', t('wallet.offers.bonus'), (row) => <Money minor={row.bonusMinor} signed />),
  column('from', t('wallet.offers.from'), (row) => <When iso={row.validFrom} />),
  column('to', t('wallet.offers.to'), (row) =>
    row.validTo ? <When iso={row.validTo} /> : t('wallet.offers.always'),
  ),
  cornerColumn('state', t('wallet.offers.state'), (row) => <State offer={row} />),
];

const isSoon = (offer: Offer) => !offer.ended && Date.parse(offer.validFrom) > Date.now();

function State({ offer }: { offer: Offer }) {
  if (offer.open)
    return <StatusBadge tone="success" icon={IconCircleCheck} label={t('wallet.offers.open')} />;
  return isSoon(offer) ? (
    <StatusBadge tone="info" icon={IconClockHour4} label={t('wallet.offers.soon')} />
  ) : (
    <StatusBadge tone="neutral" icon={IconCircleX} label={t('wallet.offers.over')} />
  );
}

function End({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const formatting = useFormatting();
  const text = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  return (
    <ConfirmCall
      call="endRechargeOffer"
      input={{ id: offer.id }}
      refreshes={['listRechargeOffers']}
      danger
      {...confirmTexts('wallet.offers.end', {
        amount: text(offer.amountMinor),
        bonus: text(offer.bonusMinor),
      })}
      onClose={onClose}
    />
  );
}

import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { StaffOrderAction } from '@crossdock/domain/orders/desk.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { useFilters } from '@crossdock/web/filters.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import {
  type Icon,
  IconArrowBackUp,
  IconBan,
  IconBox,
  IconEdit,
  IconMoodSad,
  IconPackageImport,
  IconPencil,
  IconSignature,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { CorrectShipmentDialog } from './CorrectShipmentDialog.tsx';
import {
  CancelOrderDialog,
  DeclareFoundDialog,
  DeclareLostDialog,
  UnpackOrderDialog,
} from './ReasonDialogs.tsx';
import { RecordSignatureDialog } from './RecordSignatureDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';

const icons: Readonly<Record<StaffOrderAction, Icon>> = {
  pack: IconBox,
  ship: IconTruckDelivery,
  sign: IconSignature,
  change: IconEdit,
  amend: IconPencil,
  lost: IconMoodSad,
  found: IconPackageImport,
  unpack: IconArrowBackUp,
  cancel: IconBan,
};

/** The actions that the order's state and the reader's roles allow, most urgent first. */
export function OrderActions({ order }: { order: DeskOrderDetails }) {
  const [pressed, setOpen] = useState<StaffOrderAction | null>(null);
  const [{ open: asked }, place] = useFilters<{ open?: string }>();
  // A scan at a pickup point's desk opens the page directly at the handover.
  const open = pressed ?? (asked === 'sign' && order.actions.includes('sign') ? 'sign' : null);
  const close = () => {
    setOpen(null);
    if (asked !== undefined) place({ open: undefined }, { keepPage: true });
  };
  const dialog = { order, onClose: close };
  return (
    <Row gap={12} wrap align="center">
      {order.actions.map((action, at) =>
        action === 'pack' ? (
          <LinkButton
            key={action}
            to="/packing/$id"
            params={{ id: order.id }}
            icon={IconBox}
            text={t('orders.action.pack')}
          />
        ) : action === 'change' ? (
          <LinkButton
            key={action}
            to="/orders/$id/change"
            params={{ id: order.id }}
            look="outline"
            icon={IconEdit}
            text={t('orders.action.change')}
          />
        ) : (
          <Button
            key={action}
            look={at === 0 && action !== 'cancel' && action !== 'unpack' ? 'primary' : 'outline'}
            icon={icons[action]}
            onClick={() => setOpen(action)}
          >
            {t(`orders.action.${action}`)}
          </Button>
        ),
      )}
      <LabelButton kind="order" ids={[order.id]} label={t('labels.print.order')} />
      {order.packages.length > 0 ? (
        <LabelButton kind="box" ids={[order.id]} label={t('labels.print.boxes')} />
      ) : null}
      {open === 'ship' ? <ShipDialog {...dialog} /> : null}
      {open === 'sign' ? <RecordSignatureDialog {...dialog} /> : null}
      {open === 'amend' ? <CorrectShipmentDialog {...dialog} /> : null}
      {open === 'lost' ? <DeclareLostDialog {...dialog} /> : null}
      {open === 'found' ? <DeclareFoundDialog {...dialog} /> : null}
      {open === 'unpack' ? <UnpackOrderDialog {...dialog} /> : null}
      {open === 'cancel' ? <CancelOrderDialog {...dialog} /> : null}
    </Row>
  );
}

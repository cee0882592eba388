import { isDeclared } from '@crossdock/domain/parcels/declaration.ts';
import { isOnHand, mayStillArrive } from '@crossdock/domain/parcels/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import type { ParcelDetail } from './detail.ts';
import { EditForecastDialog } from './EditForecastDialog.tsx';

/** Changes or withdraws a forecast, and declares a parcel that arrived without one. */
export function ParcelDeclarationActions({ parcel }: { parcel: ParcelDetail }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const undeclared = !isDeclared(parcel) && isOnHand(parcel.state);
  if (!mayStillArrive(parcel.state) && !undeclared) return null;
  return (
    <>
      {undeclared ? (
        <Banner
          tone="warning"
          action={
            <Button small onClick={() => setOpen('edit')}>
              {t('parcels.detail.declare')}
            </Button>
          }
        >
          {t('parcels.detail.declare.text')}
        </Banner>
      ) : (
        <Row gap={8} wrap align="center">
          {parcel.state === 'forecast' ? (
            <Button look="outline" icon={IconPencil} onClick={() => setOpen('edit')}>
              {t('parcels.detail.edit')}
            </Button>
          ) : null}
          <Button look="plain" icon={IconTrash} onClick={() => setOpen('delete')}>
            {t('parcels.detail.delete')}
          </Button>
        </Row>
      )}
      {open === 'edit' ? <EditForecastDialog parcel={parcel} onClose={() => setOpen(null)} /> : null}
      <DeleteDialog opened={open === 'delete'} parcel={parcel} onClose={() => setOpen(null)} />
    </>
  );
}

function DeleteDialog(props: { opened: boolean; parcel: ParcelDetail; onClose: () => void }) {
  const navigate = useNavigate();
  const { submit, busy, failure } = useSubmit('deleteForecast', {
    quiet: true,
    done: t('parcels.detail.deleted'),
    onDone: () => void navigate({ to: '/myBag' }),
    refreshes: ['queryParcels'],
  });
  return (
    <ConfirmDialog
      opened={props.opened}
      danger
      title={t('parcels.detail.delete.title', { number: props.parcel.courierNumber })}
      confirmLabel={t('shell.delete')}
      busy={busy}
      onConfirm={() => void submit({ id: props.parcel.id })}
      onClose={props.onClose}
    >
      <p>{t('parcels.detail.delete.text')}</p>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
    </ConfirmDialog>
  );
}

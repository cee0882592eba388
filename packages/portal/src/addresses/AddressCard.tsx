import type { AddressView } from '@crossdock/contract/addresses/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Card } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconEdit, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Addresses.module.css';
import { auditLook, placeText } from './addressTexts.ts';

/** One address: the recipient, the place, the state of its audit, and the actions that are possible. */
export function AddressCard({ address, onEdit }: { address: AddressView; onEdit: () => void }) {
  return (
    <Card {...(address.state === 'rejected' ? { tone: 'danger' as const } : {})}>
      <div className={classes.item}>
        <div className={classes.top}>
          <span className={classes.name}>{address.consignee}</span>
          <span className={classes.muted}>
            +{address.areaCode} {address.phone}
          </span>
          <span className={classes.badges}>
            {address.isDefault ? (
              <StatusBadge tone="info" icon={IconStarFilled} label={t('addresses.default')} />
            ) : null}
            <StatusBadge {...auditLook(address.state)} />
          </span>
        </div>
        <p className={classes.text}>{placeText(address)}</p>
        <p className={classes.muted}>{kindText(address)}</p>
        {address.store && address.store.linkName !== address.consignee ? (
          <p className={classes.muted}>
            {t('addresses.store.collector', { name: address.store.linkName, phone: address.store.phone })}
          </p>
        ) : null}
        {address.state === 'rejected' ? (
          <div className={classes.reason}>
            <p>{t('addresses.reason', { reason: address.rejectReason })}</p>
            <p>{t('addresses.rejected.mend')}</p>
          </div>
        ) : null}
        {address.state === 'pending' ? <p className={classes.muted}>{t('addresses.pending.hint')}</p> : null}
        <Actions address={address} onEdit={onEdit} />
      </div>
    </Card>
  );
}

function kindText(address: AddressView): string {
  if (address.store) return t('addresses.kind.store');
  return t(address.deliveryType === 3 ? 'addresses.kind.point' : 'addresses.kind.home');
}

function Actions({ address, onEdit }: { address: AddressView; onEdit: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const makeDefault = useSubmit('setDefaultAddress', { refreshes: ['listAddresses'] });
  const remove = useSubmit('deleteAddress', {
    refreshes: ['listAddresses'],
    onDone: () => showMessage('success', t('addresses.deleted')),
  });
  return (
    <div className={classes.actions}>
      <Button small look={address.state === 'rejected' ? 'soft' : 'plain'} icon={IconEdit} onClick={onEdit}>
        {t(address.state === 'rejected' ? 'addresses.mend' : 'shell.edit')}
      </Button>
      {address.isDefault || address.state === 'rejected' ? null : (
        <Button
          small
          look="plain"
          icon={IconStar}
          busy={makeDefault.busy}
          onClick={() => void makeDefault.submit({ id: address.id })}
        >
          {t('addresses.makeDefault')}
        </Button>
      )}
      <Button small look="plain" icon={IconTrash} onClick={() => setDeleting(true)}>
        {t('shell.delete')}
      </Button>
      <ConfirmDialog
        danger
        opened={deleting}
        title={t('addresses.delete.title', { name: address.consignee })}
        confirmLabel={t('shell.delete')}
        cancelLabel={t('shell.cancel')}
        busy={remove.busy}
        onConfirm={() => void remove.submit({ id: address.id }).then(() => setDeleting(false))}
        onClose={() => setDeleting(false)}
      >
        <p className={classes.text}>{placeText(address)}</p>
        <p className={classes.muted}>{t('addresses.delete.text')}</p>
      </ConfirmDialog>
    </div>
  );
}

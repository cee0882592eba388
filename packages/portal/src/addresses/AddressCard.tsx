import type { AddressView } from '@crossdock/contract/addresses/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconEdit, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { placeText, reviewStateStyle } from './addressTexts.ts';

/** One address: the recipient, the place, the state of its audit, and the actions that are possible. */
export function AddressCard({ address, onEdit }: { address: AddressView; onEdit: () => void }) {
  return (
    <Card {...(address.state === 'rejected' ? { tone: 'danger' as const } : {})}>
      <Stack gap={8} high="100%">
        <Row gap={[6, 12]} wrap align="center">
          <Text strong>{address.consignee}</Text>
          <Muted>
            +{address.areaCode} {address.phone}
          </Muted>
          <Row as="span" gap={6} wrap push>
            {address.isDefault ? (
              <StatusBadge tone="info" icon={IconStarFilled} label={t('addresses.default')} />
            ) : null}
            <StatusBadge {...reviewStateStyle(address.state)} />
          </Row>
        </Row>
        <Text as="p">{placeText(address)}</Text>
        <Muted as="p">{kindText(address)}</Muted>
        {address.store && address.store.linkName !== address.consignee ? (
          <Muted as="p">
            {t('addresses.store.collector', { name: address.store.linkName, phone: address.store.phone })}
          </Muted>
        ) : null}
        {address.state === 'rejected' ? (
          <Stack gap={4} pad={[8, 12]} round="control" fill="danger-soft" tone="danger" size={14}>
            <p>{t('addresses.reason', { reason: address.rejectReason })}</p>
            <p>{t('addresses.rejected.mend')}</p>
          </Stack>
        ) : null}
        {address.state === 'pending' ? <Muted as="p">{t('addresses.pending.hint')}</Muted> : null}
        <Actions address={address} onEdit={onEdit} />
      </Stack>
    </Card>
  );
}

function kindText(address: AddressView): string {
  if (address.store) return t('addresses.kind.store');
  return t(address.deliveryType === 3 ? 'addresses.kind.point' : 'addresses.kind.home');
}

function Actions({ address, onEdit }: { address: AddressView; onEdit: () => void }) {
  const makeDefault = useSubmit('setDefaultAddress', { refreshes: ['listAddresses'] });
  return (
    <Row gap={[4, 8]} wrap pad={[8, 0, 0]} above="auto" lineAbove>
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
      <ConfirmButton
        small
        look="plain"
        icon={IconTrash}
        confirmLabel={t('shell.delete')}
        danger
        call="deleteAddress"
        input={{ id: address.id }}
        refreshes={['listAddresses']}
        title={t('addresses.delete.title', { name: address.consignee })}
        done={t('addresses.deleted')}
      >
        <Text as="p">{placeText(address)}</Text>
        <Muted as="p">{t('addresses.delete.text')}</Muted>
      </ConfirmButton>
    </Row>
  );
}

import type { DeclarerView } from '@crossdock/contract/declarers/shapes.ts';
import { maskIdNumber } from '@crossdock/domain/members/identity.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { IconBuilding, IconEdit, IconStarFilled, IconTrash, IconUser } from '@tabler/icons-react';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { DutyFreeMeter } from '../shell/DutyFreeMeter.tsx';
import { t } from '../shell/i18n.ts';

const states = { 0: 'pending', 1: 'approved', 2: 'rejected' } as const;

/** One declarer: name, approval state, remaining duty-free entries, and the possible actions. */
export function DeclarerCard({ declarer, onEdit }: { declarer: DeclarerView; onEdit: () => void }) {
  const { status, idKind } = declarer;
  const Kind = idKind === 'company' ? IconBuilding : IconUser;
  return (
    <Card {...(status === 2 ? { tone: 'danger' as const } : {})}>
      <Stack gap={12} high="100%">
        <Row gap={[6, 8]} wrap align="center">
          <Kind size={20} color="var(--muted)" aria-hidden />
          <Text strong>{declarer.name}</Text>
          <Row as="span" gap={6} wrap push>
            {declarer.isDefault ? (
              <StatusBadge tone="info" icon={IconStarFilled} label={t('declarers.default')} />
            ) : null}
            <AuditBadge state={states[status]} label={t(`declarers.status.${status}`)} />
          </Row>
        </Row>
        <Row as="p" gap={[4, 16]} wrap size={14}>
          <Code>{maskIdNumber(declarer.idNumber)}</Code>
          <span>
            +{declarer.areaCode} {declarer.phone}
          </span>
          <span>
            {t('declarers.added')} <When iso={declarer.createdAt} style="date" />
          </span>
        </Row>
        {status === 2 ? (
          <Text as="p" pad={[8, 12]} fill="danger-soft" round="control" tone="danger" size={14}>
            {t('declarers.reason', { reason: declarer.rejectReason })}
            <br />
            {t('declarers.reason.mend')}
          </Text>
        ) : null}
        {status === 0 ? <Muted as="p">{t('declarers.pending.hint')}</Muted> : null}
        {status === 1 || declarer.entriesUsed > 0 ? (
          <DutyFreeMeter used={declarer.entriesUsed} free={declarer.entriesFree} />
        ) : null}
        {declarer.orderId ? (
          <RowLink
            to="/myOrder/$id"
            params={{ id: declarer.orderId }}
            inline
            align="center"
            self="start"
            minHeight={44}
            size={14}
          >
            {t('declarers.lastOrder')}
          </RowLink>
        ) : null}
        <Actions declarer={declarer} onEdit={onEdit} />
      </Stack>
    </Card>
  );
}

function Actions({ declarer, onEdit }: { declarer: DeclarerView; onEdit: () => void }) {
  return (
    <Row gap={[4, 8]} wrap pad={[8, 0, 0]} above="auto" lineAbove>
      <Button small look="plain" icon={IconEdit} onClick={onEdit}>
        {t('shell.edit')}
      </Button>
      <ConfirmButton
        small
        look="plain"
        icon={IconTrash}
        confirmLabel={t('shell.delete')}
        danger
        call="deleteDeclarer"
        input={{ id: declarer.id }}
        refreshes={['listDeclarers']}
        title={t('declarers.delete.title', { name: declarer.name })}
        done={t('declarers.deleted')}
        text={t('declarers.delete.text')}
      />
    </Row>
  );
}

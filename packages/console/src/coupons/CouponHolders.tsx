import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { column, figureColumn } from '@crossdock/ui/column.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { linkClass, OrderLink, PurchaseLink, RowMemberLink } from '../shell/links.tsx';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { useLocalPage } from '../shell/useLocalPage.ts';
import { lastInstantBefore } from './couponForm.ts';

type Holder = Output<'listCouponHolders'>['list'][number];

const states = ['unused', 'used', 'revoked'] as const;

/**
 * The members who hold a coupon and the orders on which they used it; or, with a member, the coupons of that member.
 */
export function CouponHolders(props: { couponId?: string; memberId?: string; mayWrite: boolean }) {
  const { couponId, memberId, mayWrite } = props;
  const [state, setState] = useState<Holder['state']>();
  const [revoking, setRevoking] = useState<Holder>();
  const about = { ...(couponId ? { id: couponId } : {}), ...(memberId ? { memberId } : {}) };
  const page = useLocalPage(
    'listCouponHolders',
    { ...about, ...(state ? { state } : {}) },
    { topics: ['coupons', 'orders'] },
  );
  return (
    <Grid gap={16}>
      <Row as="fieldset" gap={8} wrap aria-label={t('coupons.holder.state')}>
        <Chip chosen={state === undefined} onClick={() => setState(undefined)}>
          {t('coupons.all')}
        </Chip>
        {states.map((one) => (
          <Chip key={one} chosen={state === one} onClick={() => setState(one)}>
            {t(`coupons.holder.${one}`)}
          </Chip>
        ))}
      </Row>
      <ListTable
        list="couponHolders"
        page={page}
        memberOf={({ memberId, memberName: name }) => ({ memberId, name })}
        empty={<EmptyState picture="search" {...titleAndText('coupons.holders.none')} />}
        label={t('coupons.holders')}
        columns={columns(memberId !== undefined, mayWrite, setRevoking)}
      />
      {revoking ? <RevokeDialog holder={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </Grid>
  );
}

function columns(ofMember: boolean, mayWrite: boolean, onRevoke: (holder: Holder) => void): Column<Holder>[] {
  const who: Column<Holder> = ofMember
    ? column('coupon', t('coupons.name'), (row) => (
        <Link className={linkClass} to="/coupons/$id" params={{ id: row.couponId }}>
          {row.couponName}
        </Link>
      ))
    : column('member', t('coupons.member'), (row) => <RowMemberLink row={row} />);
  return [
    who,
    column('state', t('coupons.state'), (row) => t(`coupons.holder.${row.state}`)),
    column('source', t('coupons.source'), (row) =>
      row.code ? <Code>{row.code}</Code> : t(`coupons.source.${row.source}`),
    ),
    column('at', t('coupons.received'), (row) => <When iso={row.createdAt} style="short" />),
    column('until', t('coupons.until'), (row) => (
      <When iso={lastInstantBefore(row.validUntil)} style="date" />
    )),
    column('order', t('coupons.order'), (row) =>
      row.orderId ? (
        <OrderLink id={row.orderId} number={row.orderNumber ?? ''} />
      ) : row.purchaseNumber ? (
        <PurchaseLink number={row.purchaseNumber} />
      ) : null,
    ),
    figureColumn('minor', t('coupons.deducted'), (row) =>
      row.deductedMinor === null ? null : <Money minor={row.deductedMinor} />,
    ),
    figureColumn('revoke', t('coupons.revoke'), (row) =>
      mayWrite && row.state === 'unused' ? (
        <Button small look="plain" onClick={() => onRevoke(row)}>
          {t('coupons.revoke')}
        </Button>
      ) : null,
    ),
  ];
}

function RevokeDialog({ holder, onClose }: { holder: Holder; onClose: () => void }) {
  const form = usePlainDialog('revokeCoupon', {
    schema: () =>
      import('@crossdock/contract/coupons/calls.ts').then((all) => all.couponCalls.revokeCoupon.input),
    defaults: { why: '' },
    input: ({ why }) => ({ id: holder.id, why }),
    refreshes: ['listCouponHolders'],
    done: t('coupons.revoked'),
    onClose,
  });
  return (
    <SendDialog
      {...form}
      title={t('coupons.revoke.title', { coupon: holder.couponName, member: holder.memberName })}
      look="danger"
      sendLabel={t('coupons.revoke')}
    >
      <NoteBox label={t('coupons.revoke.why')} required rows={2} {...form.box('why')} />
    </SendDialog>
  );
}

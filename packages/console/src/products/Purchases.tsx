import type { StaffPurchase } from '@crossdock/contract/products/desk.ts';
import { purchaseStates } from '@crossdock/domain/products/purchases.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryActions, EntryCard, EntryLine, EntryNote, entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Finder } from '@crossdock/ui/Finder.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { linkClass, RowMemberLink } from '../shell/links.tsx';
import { PagedList } from '../shell/PagedList.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff.ts';
import { PurchaseBadge } from './PurchaseBadge.tsx';

/** The filters from the URL. Search words that the router has read as a number become text again. */
export const purchaseFilterParams = ({ state, words }: { state?: string; words?: string }) => ({
  state: purchaseStates.find((one) => one === state),
  words: words === undefined ? undefined : String(words),
});

/** Members' purchases, newest first. */
export function Purchases() {
  const [found, setFilters] = useFilters<{ state?: string; words?: string }>();
  const { state, words } = purchaseFilterParams(found);
  const page = usePage('listPurchasesOfShop', { state, words }, { topics: ['purchases'] });
  return (
    <>
      <Finder
        search={{
          label: t('products.purchases.search'),
          clearLabel: t('shell.search.clear'),
          value: words ?? '',
          onSearch: (next) => setFilters({ words: next || undefined }),
        }}
        kind={{
          label: t('products.state'),
          allLabel: t('products.state.all'),
          kinds: purchaseStates,
          labelOf: (one) => t(`products.state.${one}`),
          value: state,
          onChoose: (next) => setFilters({ state: next }),
        }}
      />
      <PagedList page={page} empty={<EmptyState picture="orders" title={t('products.purchases.none')} />}>
        {entryListRenderer(t('products.purchases'), (row) => (
          <Purchase purchase={row} />
        ))}
      </PagedList>
    </>
  );
}

function Purchase({ purchase }: { purchase: StaffPurchase }) {
  const { number, state, lines, why, discountMinor } = purchase;
  return (
    <EntryCard label={number}>
      <EntryLine apart>
        <EntryLine>
          <Code>{number}</Code>
          <RowMemberLink row={purchase} />
        </EntryLine>
        <PurchaseBadge state={state} />
      </EntryLine>
      {lines.map((line) => (
        <EntryLine key={line.variantId} apart>
          <EntryLine>
            <Link to="/goods/$id" params={{ id: line.productId }} className={linkClass}>
              {t('products.line', { name: line.name, n: line.quantity })}
            </Link>
            {line.parcelId ? (
              <Link to="/parcels/$id" params={{ id: line.parcelId }} className={linkClass}>
                {t('products.parcel', { number: line.parcelNumber })}
              </Link>
            ) : (
              <EntryNote>{line.sku}</EntryNote>
            )}
          </EntryLine>
          <Money minor={line.amountMinor} />
        </EntryLine>
      ))}
      {discountMinor > 0 ? (
        <EntryLine apart>
          <EntryNote>{t('products.coupon')}</EntryNote>
          <Money minor={-discountMinor} />
        </EntryLine>
      ) : null}
      <EntryLine apart>
        <EntryNote>
          <InlineFacts>
            <When iso={purchase.createdAt} />
            {purchase.methodName}
            {why}
          </InlineFacts>
        </EntryNote>
        <Money minor={purchase.totalMinor} emphasis />
      </EntryLine>
      <AwaitedApproval awaited={purchase.secondAwaited} />
      <TakeBack purchase={purchase} />
    </EntryCard>
  );
}

const outcome = (answer: { pending: boolean; state: string }) =>
  answer.pending
    ? 'products.refund.pending'
    : answer.state === 'refunded'
      ? 'products.refund.done'
      : 'products.cancel.done';

function TakeBack({ purchase: { id, state, number } }: { purchase: StaffPurchase }) {
  const [asked, setAsked] = useState(false);
  if (!useStaff().may('product.refund') || (state !== 'awaitingPayment' && state !== 'paid')) return null;
  const label = t(state === 'paid' ? 'products.refund' : 'products.cancel');
  return (
    <EntryActions>
      <Button small look="outline" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {asked ? (
        <ReasonDialog
          title={`${label} · ${number}`}
          label={t('products.why')}
          field="why"
          confirmLabel={label}
          danger
          call="cancelPurchaseForMember"
          input={(why) => ({ id, why })}
          refreshes={['listPurchasesOfShop', 'listProducts', 'getDashboard']}
          onDone={(answer) => showMessage(answer.pending ? 'info' : 'success', t(outcome(answer)))}
          onClose={() => setAsked(false)}
        >
          {t(state === 'paid' ? 'products.refund.text' : 'products.cancel.text')}
        </ReasonDialog>
      ) : null}
    </EntryActions>
  );
}

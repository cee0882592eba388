import type { ClaimableParcel } from '@crossdock/contract/aftersales/shapes.ts';
import { type ClaimKind, claimKinds } from '@crossdock/domain/aftersales/limits.ts';
import { claimPicturesMax, claimRemarkMax } from '@crossdock/domain/aftersales/rules.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { type Uploads, useUploads } from '@crossdock/web/uploads.ts';
import { useNavigate } from '@tanstack/react-router';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';

interface Written {
  readonly kind: ClaimKind;
  readonly amount: string;
  readonly remark: string;
}

interface ClaimFormProps {
  readonly orderId: string;
  readonly parcel: ClaimableParcel;
  /** The package that the claim is about; empty for the whole parcel. */
  readonly packageId: string;
  /** The parcel was lost, so there is nothing to photograph. */
  readonly lost: boolean;
}

/** The form starts with the highest possible amount for each kind of claim. */
function useClaim({ orderId, packageId, parcel: { parcelId, mostMinor } }: Omit<ClaimFormProps, 'lost'>) {
  const { currency } = useFormatting();
  const navigate = useNavigate();
  const [damage, purchase] = [
    useUploads('upload', { type: 'aftersales' }, { draft: `claim.${parcelId}.damage` }),
    useUploads('upload', { type: 'aftersales' }, { draft: `claim.${parcelId}.purchase` }),
  ];
  const offered = claimKinds.filter((kind) => mostMinor[kind] > (kind === 'freight' ? 0 : mostMinor.freight));
  const start = offered.at(-1) ?? 'freight';
  const written = (kind: ClaimKind) => shortAmountText(mostMinor[kind], currency);
  const form = usePlainForm<'applyForAfterSales', Written>('applyForAfterSales', {
    schema: () =>
      import('@crossdock/contract/aftersales/calls.ts').then((all) => all.applyForAfterSalesInput),
    defaults: { kind: start, amount: written(start), remark: '' },
    draft: `claim.${parcelId}${packageId}`,
    input: ({ kind, amount, remark }) => ({
      orderId,
      parcelId,
      ...(packageId === '' ? {} : { packageId }),
      kind,
      remark,
      amountMinor: typedAmount(amount, currency) as number,
      damageFileIds: [...damage.fileIds],
      purchaseFileIds: [...purchase.fileIds],
    }),
    done: t('aftersales.sent'),
    refreshes: ['getAfterSalesRecords', 'getAfterSalesLimits'],
    onDone: ({ id }) => {
      for (const proofs of [damage, purchase]) proofs.clear();
      void navigate({ to: '/afterSales/$id', params: { id }, replace: true });
    },
  });
  const choose = (kind: ClaimKind) => {
    form.set('kind', kind);
    form.set('amount', written(kind));
  };
  const draft = {
    ...form.draft,
    restored: [form.draft, damage, purchase].some(({ restored }) => restored),
    drop() {
      form.draft.drop();
      for (const proofs of [damage, purchase]) proofs.clear();
    },
  };
  return { form, offered, choose, damage, purchase, draft };
}

/** The form of a claim: what is claimed, pictures as proof, and what happened. */
export function ClaimForm({ orderId, parcel, packageId, lost }: ClaimFormProps) {
  const formatting = useFormatting();
  const { form, offered, choose, damage, purchase, draft } = useClaim({ orderId, parcel, packageId });
  const { values, errors } = form;
  const amount = formatMoney(parcel.mostMinor[values.kind], formatting.currency, formatting);
  return (
    <Grid as="form" gap={20} noValidate onSubmit={(event) => void form.send(event)}>
      <DraftNotice draft={draft} />
      <Row as="fieldset" gap={8} wrap>
        <Text as="legend" pad={[0, 0, 8]} size={14} strong>
          {t('aftersales.kind')}
        </Text>
        {offered.map((kind) => (
          <Chip key={kind} chosen={values.kind === kind} onClick={() => choose(kind)}>
            {t(`aftersales.kind.${kind}`)}
          </Chip>
        ))}
      </Row>
      <AmountBox
        label={t('aftersales.amount')}
        description={t('aftersales.amount.hint', { amount })}
        required
        error={errors.amountMinor}
        value={values.amount}
        onText={(text) => form.set('amount', text)}
      />
      <Proofs uploads={damage} name="damage" required={!lost} error={errors.damageFileIds} />
      <Proofs
        uploads={purchase}
        name="purchase"
        required={values.kind === 'freightAndGoods'}
        error={errors.purchaseFileIds}
      />
      <NoteBox
        {...labelAndHint('aftersales.remark')}
        rows={3}
        maxLength={claimRemarkMax}
        {...form.box('remark')}
      />
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      <Button type="submit" full busy={form.busy} disabled={damage.busy || purchase.busy}>
        {t('aftersales.send')}
      </Button>
    </Grid>
  );
}

interface ProofsProps {
  readonly uploads: Uploads;
  readonly name: 'damage' | 'purchase';
  readonly required: boolean;
  readonly error: string | undefined;
}

function Proofs({ uploads, name, required, error }: ProofsProps) {
  return (
    <FileDrop
      label={t(`aftersales.${name}`)}
      hint={t(`aftersales.${name}.hint`)}
      required={required}
      buttonLabel={t('aftersales.pictures.choose')}
      removeLabel={(of) => t('aftersales.pictures.remove', { name: of })}
      max={claimPicturesMax}
      {...uploads.drop}
      error={error}
    />
  );
}

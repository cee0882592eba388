import type { OfferedService } from '@crossdock/contract/services/shapes.ts';
import { keepsParcelOutOfOrders, type ServicePaymentMode } from '@crossdock/domain/services/kinds.ts';
import {
  memberPicturesMax,
  quantityMax,
  serviceQuantity,
  taskPrice,
} from '@crossdock/domain/services/price.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceCard } from '@crossdock/ui/ChoiceCard.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Columns, Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { InlineFacts, Money } from '@crossdock/ui/values.tsx';
import { type Uploads, useUploads } from '@crossdock/web/uploads.ts';
import { useDraft } from '@crossdock/web/useDraft.ts';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { fileDropTexts } from '../shell/fileDropTexts.ts';
import { t } from '../shell/i18n.ts';
import { PriceOrFree } from '../shell/PriceOrFree.tsx';
import { TopUpLink } from '../shell/TopUpLink.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';

interface ServiceFormProps {
  readonly parcel: { readonly id: string; readonly orderId: string | null; readonly weightG: number | null };
  readonly services: readonly OfferedService[];
  readonly balanceMinor: number;
  readonly freePhotosLeft: number;
  /** The member's setting for e-invoices. */
  readonly invoice: ReactNode;
}

/** The order form of a service: service, quantity, wishes, payment. The price is shown before ordering. */
export function ServiceForm({ parcel, services, balanceMinor, freePhotosLeft, invoice }: ServiceFormProps) {
  const fit = services.filter(({ kind }) => parcel.orderId === null || !keepsParcelOutOfOrders(kind));
  const pictures = useUploads('upload', { type: 'service' });
  const { chosenId, typed, wish, asked, set, drop } = useAsked(parcel.id, fit[0]?.id);
  const ordering = useOrdering(parcel.id, drop);
  const service = fit.find(({ id }) => id === chosenId);
  if (service === undefined) return <Banner tone="info">{t('services.noneOffered')}</Banner>;
  const payers = parcel.orderId === null ? service.payers : (['balance'] as const);
  const payer = payers.find((one) => one === asked) ?? 'balance';
  const free = service.kind === 'photo' ? freePhotosLeft : 0;
  const count = service.unit === 'piece' ? Number(typed) : 1;
  const amountMinor = amountOf(service, count, parcel.weightG ?? 0, free);
  const tooLow = payer === 'balance' && (amountMinor ?? 0) > balanceMinor;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { id: serviceId, kind } = service;
        ordering.send({ serviceId, kind, quantity: count, payer, wish, fileIds: [...pictures.fileIds] });
      }}
    >
      <Columns
        asideLast
        aside={
          <>
            <Paying
              payers={payers}
              chosen={payer}
              onChoose={(payer) => set({ asked: payer })}
              amountMinor={amountMinor}
              balanceMinor={balanceMinor}
            />
            {payer === 'balance' && (amountMinor ?? 0) > 0 ? invoice : null}
            {tooLow ? <TooLow missingMinor={(amountMinor ?? 0) - balanceMinor} /> : null}
            {ordering.failure && !tooLow ? <Banner tone="danger" title={ordering.failure.message} /> : null}
            <Button type="submit" full busy={ordering.busy} disabled={tooLow || pictures.busy}>
              {t('services.send')}
            </Button>
          </>
        }
      >
        <Section title={t('services.choose')}>
          <Choice services={fit} chosen={service} onChoose={(chosen) => set({ chosenId: chosen })} />
        </Section>
        <Details
          service={service}
          free={free}
          typed={typed}
          onTyped={(now) => set({ typed: now })}
          wish={wish}
          onWish={(words) => set({ wish: words })}
          pictures={pictures}
          failure={ordering.failure}
        />
        {keepsParcelOutOfOrders(service.kind) ? <Banner tone="warning">{t('services.holds')}</Banner> : null}
      </Columns>
    </form>
  );
}

interface Asked {
  readonly chosenId: string | undefined;
  readonly typed: string;
  readonly wish: string;
  readonly asked: ServicePaymentMode;
}

/** The entered values. They are kept as a draft, so that a top-up in between loses nothing. */
function useAsked(parcelId: string, first: string | undefined) {
  const [values, setValues] = useState<Asked>({ chosenId: first, typed: '1', wish: '', asked: 'balance' });
  const draft = useDraft(`service.${parcelId}`, (kept) => setValues((now) => ({ ...now, ...kept })));
  const set = (change: Partial<Asked>) => {
    draft.keep({ ...values, ...change });
    setValues({ ...values, ...change });
  };
  return { ...values, set, drop: draft.drop };
}

interface DetailsProps {
  readonly service: OfferedService;
  readonly free: number;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly wish: string;
  readonly onWish: (wish: string) => void;
  readonly pictures: Uploads;
  readonly failure: ReturnType<typeof useOrdering>['failure'];
}

/** Quantity and wishes. */
function Details({ service, free, typed, onTyped, wish, onWish, pictures, failure }: DetailsProps) {
  return (
    <Section>
      <Grid gap={16}>
        {service.unit === 'piece' ? (
          <TextBox
            label={t(service.kind === 'photo' ? 'services.quantity.photos' : 'services.quantity')}
            description={free > 0 ? t('services.freeLeft', { n: free }) : undefined}
            inputMode="numeric"
            required
            value={typed}
            error={failure?.fields.quantity?.message}
            onChange={(event) => onTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 2))}
          />
        ) : null}
        <NoteBox
          label={t('services.wish.label')}
          placeholder={t('services.wish.hint')}
          rows={2}
          maxLength={300}
          value={wish}
          onText={onWish}
        />
        <OwnPictures pictures={pictures} error={failure?.fields.fileIds?.message} />
      </Grid>
    </Section>
  );
}

/** The price; `null` if the quantity is impossible. */
function amountOf({ unit, priceMinor }: OfferedService, count: number, weightG: number, free: number) {
  if (count < 1 || count > quantityMax) return null;
  return taskPrice(serviceQuantity(unit, count, { parcelCount: 1, weightG }), priceMinor, free).amountMinor;
}

interface Ordered {
  readonly serviceId: string;
  readonly kind: OfferedService['kind'];
  readonly quantity: number;
  readonly payer: ServicePaymentMode;
  readonly wish: string;
  readonly fileIds: string[];
}

/** Photos have a call of their own, which names no service. */
function useOrdering(parcelId: string, drop: () => void) {
  const navigate = useNavigate();
  const options = {
    quiet: true,
    refreshes: ['listServicesOfParcel', 'listPhotos', 'listOfferedServices', 'getParcel', 'getMemberInfo'],
    onDone: () => {
      drop();
      showMessage('success', t('services.sent'));
      void navigate({ to: '/myBag/$id', params: { id: parcelId }, replace: true });
    },
  } as const;
  const photos = useSubmit('orderPhotos', options);
  const others = useSubmit('addService', options);
  return {
    busy: photos.busy || others.busy,
    failure: photos.failure ?? others.failure,
    send({ kind, serviceId, payer, ...asked }: Ordered) {
      if (kind === 'photo') void photos.submit({ parcelId, ...asked });
      else void others.submit({ parcelId, serviceId, payer, ...asked });
    },
  };
}

interface ChoiceProps {
  readonly services: readonly OfferedService[];
  readonly chosen: OfferedService;
  readonly onChoose: (id: string) => void;
}

function Choice({ services, chosen, onChoose }: ChoiceProps) {
  return (
    <Grid gap={8} role="radiogroup" aria-label={t('services.choose')}>
      {services.map((service) => (
        <ChoiceCard
          key={service.id}
          name="service"
          checked={service.id === chosen.id}
          onChange={() => onChoose(service.id)}
        >
          <ServiceFacts service={service} />
        </ChoiceCard>
      ))}
    </Grid>
  );
}

function OwnPictures({ pictures, error }: { pictures: Uploads; error: string | undefined }) {
  return (
    <FileDrop
      {...fileDropTexts('services.own.pictures')}
      max={memberPicturesMax}
      {...pictures.drop}
      error={error}
    />
  );
}

interface PayingProps {
  readonly payers: readonly ServicePaymentMode[];
  readonly chosen: ServicePaymentMode;
  readonly onChoose: (payer: ServicePaymentMode) => void;
  /** `null` if it is not known yet. */
  readonly amountMinor: number | null;
  readonly balanceMinor: number;
}

function Paying({ payers, chosen, onChoose, amountMinor, balanceMinor }: PayingProps) {
  return (
    <Section title={t('services.pay')}>
      <Grid gap={8} role="radiogroup" aria-label={t('services.pay')}>
        {payers.map((payer) => (
          <ChoiceCard key={payer} name="payer" checked={payer === chosen} onChange={() => onChoose(payer)}>
            <Grid as="span" gap={2} grow minWidth={0}>
              <Text strong>{t(`services.pay.${payer}`)}</Text>
              {payer === 'balance' ? (
                <Muted regular>
                  <InlineFacts>
                    {t('services.balance')}
                    <Money minor={balanceMinor} />
                  </InlineFacts>
                </Muted>
              ) : null}
            </Grid>
          </ChoiceCard>
        ))}
      </Grid>
      <Row as="p" align="center" justify="between" above={8}>
        {t('services.sum')} {amountMinor === null ? '—' : <PriceOrFree minor={amountMinor} />}
      </Row>
    </Section>
  );
}

function TooLow({ missingMinor }: { missingMinor: number }) {
  const formatting = useFormatting();
  const missing = formatMoney(missingMinor, formatting.currency, formatting);
  return (
    <Banner
      tone="warning"
      title={t('services.tooLow', { missing })}
      action={<TopUpLink missingMinor={missingMinor} />}
    />
  );
}

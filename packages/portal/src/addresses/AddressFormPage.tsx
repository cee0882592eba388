import type { AddressView } from '@crossdock/contract/addresses/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Columns, Page } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { t } from '../shell/i18n.ts';
import { ListFullBanner } from '../shell/ListFullBanner.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { useIsWide } from '../shell/wideWindow.ts';
import { AddressFields } from './AddressFields.tsx';
import { type AddressValues, emptyAddress, toAddressInput, toAddressValues } from './addressValues.ts';
import { LabelPreview } from './LabelPreview.tsx';
import { StoreMapReturn } from './StoreMapReturn.tsx';

/** A new address may start with a pickup point that was chosen on another page. */
type At = Readonly<Pick<AddressValues, 'pickupPointId' | 'country'>> | null;

const newDraft = 'address';
const draftOf = ({ id, updatedAt }: AddressView) => `address.${id}.${updatedAt}`;

/** The form that adds or changes an address. */
export function AddressFormPage(props: { addressId: string | null; at: At; onClose: () => void }) {
  const back = (
    <Button small look="plain" icon={IconArrowLeft} onClick={props.onClose}>
      {t('addresses.title')}
    </Button>
  );
  return (
    <Page title={t(props.addressId ? 'addresses.edit' : 'addresses.add')} back={back}>
      {props.addressId ? (
        <Existing id={props.addressId} onClose={props.onClose} />
      ) : (
        <AddForm at={props.at} onSaved={props.onClose} />
      )}
    </Page>
  );
}

function Existing({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall('getAddress', { id });
  return (
    <Loaded query={query}>
      {(address) => (
        <StoreMapReturn key={address.updatedAt} draft={draftOf(address)}>
          <EditForm address={address} onClose={onClose} />
        </StoreMapReturn>
      )}
    </Loaded>
  );
}

function useSaved(onSaved: (address: AddressView) => void) {
  const { refresh } = useConnection();
  return (address: AddressView) => {
    refresh(['listAddresses', 'getAddress', 'getVipChoices']);
    const key = address.state === 'approved' ? 'addresses.saved' : 'addresses.saved.pending';
    showMessage('success', t(key));
    onSaved(address);
  };
}

/** Adds an address in a dialog beside another form; that form keeps what was typed. */
export function NewAddressDialog({
  onSaved,
  onClose,
}: {
  onSaved: (id: string) => void;
  onClose: () => void;
}) {
  return (
    <Dialog opened wide title={t('addresses.add')} onClose={onClose}>
      <AddForm
        at={null}
        onSaved={({ id }) => {
          onSaved(id);
          onClose();
        }}
        beside
      />
    </Dialog>
  );
}

interface AddProps {
  readonly at: At;
  readonly onSaved: (address: AddressView) => void;
  /** The form is shown beside another form, so its button must not stick to the bottom of the screen. */
  readonly beside?: boolean;
}

function AddForm({ at, onSaved, beside = false }: AddProps) {
  const destinations = useCall('listDestinations', {}, { staleMs: 600_000 });
  return (
    <Loaded query={destinations}>
      {({ list }) => (
        <StoreMapReturn draft={newDraft}>
          <NewForm
            start={
              at ? { ...at, kind: 'point' } : { country: list.length === 1 ? (list[0]?.code ?? '') : '' }
            }
            onSaved={onSaved}
            beside={beside}
          />
        </StoreMapReturn>
      )}
    </Loaded>
  );
}

/** If the shop serves only one destination, that destination is already chosen. */
function NewForm({ start, onSaved, beside }: Omit<AddProps, 'at'> & { start: Partial<AddressValues> }) {
  const form = usePlainForm('addAddress', {
    schema: () => import('@crossdock/contract/addresses/calls.ts').then((m) => m.addressInput),
    defaults: { ...emptyAddress, ...start },
    input: toAddressInput,
    onDone: useSaved(onSaved),
    draft: newDraft,
  });
  return <Form form={form} beside={beside} />;
}

function EditForm({ address, onClose }: { address: AddressView; onClose: () => void }) {
  const form = usePlainForm('editAddress', {
    schema: () => import('@crossdock/contract/addresses/calls.ts').then((m) => m.editAddressInput),
    defaults: toAddressValues(address),
    input: (values: AddressValues) => ({ id: address.id, ...toAddressInput(values) }),
    onDone: useSaved(onClose),
    draft: draftOf(address),
  });
  return (
    <>
      {address.state === 'rejected' ? (
        <Banner tone="danger" title={t('addresses.state.rejected')}>
          {address.rejectReason}
        </Banner>
      ) : null}
      {address.state === 'approved' && currentShop().addressAudit ? (
        <Banner tone="info">{t('addresses.edit.again')}</Banner>
      ) : null}
      <Form form={form} />
    </>
  );
}

function Form({ form, beside = false }: { form: PlainForm<AddressValues>; beside?: boolean | undefined }) {
  const wide = useIsWide();
  const save = (
    <Button type="submit" full busy={form.busy}>
      {t('shell.save')}
    </Button>
  );
  return (
    <Stack as="form" onSubmit={form.send} noValidate gap={16}>
      <Columns aside={beside || !wide ? null : <LabelPreview values={form.values} />}>
        <DraftNotice draft={form.draft} />
        <AddressFields form={form} />
        <ListFullBanner failure={form.failure} />
        {Object.keys(form.errors).length > 0 ? (
          <Banner tone="danger">{t('addresses.checkFields')}</Banner>
        ) : null}
        {beside ? save : <StickyAction>{save}</StickyAction>}
      </Columns>
    </Stack>
  );
}

import type { DeclarerView } from '@crossdock/contract/declarers/shapes.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { type DocumentFile, useDocumentFile } from '../shell/DocumentPicture.tsx';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { Hints } from '../shell/Hints.tsx';
import { t } from '../shell/i18n.ts';
import { ListFullBanner } from '../shell/ListFullBanner.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { useIsWide } from '../shell/wideWindow.ts';
import { DeclarerFields, type DeclarerValues } from './DeclarerFields.tsx';

interface PageProps {
  readonly declarer: DeclarerView | null;
  readonly onClose: () => void;
}

interface FormProps extends PageProps {
  readonly countries: readonly { code: string; name: string }[];
}

/** The form that adds or changes a declarer. */
export function DeclarerFormPage({ declarer, onClose }: PageProps) {
  const destinations = useCall('listDestinations', {}, { staleMs: 600_000 });
  const back = (
    <Button small look="plain" icon={IconArrowLeft} onClick={onClose}>
      {t('shell.route.declarer')}
    </Button>
  );
  return (
    <Page
      title={t(declarer ? 'declarers.edit' : 'declarers.add')}
      back={back}
      aside={useIsWide() ? <Help /> : null}
    >
      {declarer?.status === 2 ? (
        <Banner tone="danger" title={t('declarers.status.2')}>
          {declarer.rejectReason}
        </Banner>
      ) : null}
      {declarer?.status === 1 ? <Banner tone="info">{t('declarers.edit.again')}</Banner> : null}
      <Loaded query={destinations}>
        {({ list }) => <Form declarer={declarer} countries={list} onClose={onClose} />}
      </Loaded>
    </Page>
  );
}

const advice = ['name', 'privacy'] as const;

/** Explains what makes the audit quick, and why several declarers help. */
function Help() {
  return (
    <Hints
      title={t('declarers.help')}
      hints={[...advice.map((one) => t(`declarers.help.${one}`)), t('declarers.intro')]}
    />
  );
}

function Form({ declarer, countries, onClose }: FormProps) {
  const { refresh } = useConnection();
  // If the shop serves only one destination, that destination is already chosen.
  const only = countries.length === 1 ? (countries[0]?.code ?? '') : '';
  const front = useDocumentFile(declarer?.front ?? null);
  const back = useDocumentFile(declarer?.back ?? null);
  const settings = {
    defaults: valuesOf(declarer),
    onDone: (saved: DeclarerView) => {
      refresh(['listDeclarers', 'getOrderDefaultInfo']);
      showMessage('success', t(saved.status === 1 ? 'declarers.saved' : 'declarers.saved.pending'));
      onClose();
    },
  };
  const input = (values: DeclarerValues) =>
    inputOf({ ...values, country: values.country || only }, front, back);
  const adding = usePlainForm<'addDeclarer', DeclarerValues>('addDeclarer', {
    ...settings,
    draft: declarer ? undefined : 'declarer',
    schema: () => import('@crossdock/contract/declarers/calls.ts').then((all) => all.declarerInput),
    input,
  });
  const editing = usePlainForm<'editDeclarer', DeclarerValues>('editDeclarer', {
    ...settings,
    draft: declarer ? `declarer.${declarer.id}` : undefined,
    schema: () => import('@crossdock/contract/declarers/calls.ts').then((all) => all.editDeclarerInput),
    input: (values) => ({ id: declarer?.id ?? '', ...input(values) }),
  });
  const form = declarer ? editing : adding;
  return (
    <Stack as="form" onSubmit={form.send} noValidate gap={16}>
      <DraftNotice draft={form.draft} />
      <DeclarerFields
        {...{ form, only, countries, front, back }}
        mayBecomeDefault={declarer?.isDefault !== true}
      />
      <ListFullBanner failure={form.failure} />
      <StickyAction>
        <Button type="submit" full busy={form.busy} disabled={front.busy || back.busy}>
          {t('shell.save')}
        </Button>
      </StickyAction>
    </Stack>
  );
}

function valuesOf(declarer: DeclarerView | null): DeclarerValues {
  return {
    name: declarer?.name ?? '',
    country: declarer?.country ?? '',
    phone: declarer?.phone ?? '',
    idKind: declarer?.idKind ?? 'person',
    idNumber: declarer?.idNumber ?? '',
    isDefault: declarer?.isDefault ?? false,
  };
}

function inputOf(values: DeclarerValues, front: DocumentFile, back: DocumentFile): Request<'addDeclarer'> {
  return { ...values, frontFileId: front.fileId, backFileId: back.fileId };
}

import { Banner } from '@crossdock/ui/Banner.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import type { ProviderAccount } from './moneyRows.ts';

/** Asks for confirmation, naming the account, what ends and what continues. */
export function EndAccount({ account, onClose }: { account: ProviderAccount; onClose: () => void }) {
  const end = useSubmit('endPaymentAccount', {
    quiet: true,
    onDone: showMessageAndClose(t('payments.providers.ended.done'), onClose),
  });
  const waits = end.failure?.error.startsWith('act.waits');
  return (
    <ConfirmDialog
      opened
      danger
      title={t('payments.providers.end.title', { name: account.name })}
      busy={end.busy}
      confirmLabel={t('payments.providers.end')}
      onConfirm={() => void end.submit({ id: account.id })}
      onClose={onClose}
    >
      <Stack gap={16} minWidth={0}>
        <p>{t('payments.providers.end.text')}</p>
        {end.failure ? <Banner tone={waits ? 'info' : 'danger'} title={end.failure.message} /> : null}
      </Stack>
    </ConfirmDialog>
  );
}

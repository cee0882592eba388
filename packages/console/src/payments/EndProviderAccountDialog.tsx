import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';
import type { ProviderAccount } from './moneyRows.ts';

/** Asks for confirmation, naming the account, what ends and what continues. */
export function EndProviderAccountDialog({
  account,
  onClose,
}: {
  account: ProviderAccount;
  onClose: () => void;
}) {
  return (
    <ConfirmCall
      call="endPaymentAccount"
      input={{ id: account.id }}
      done={t('payments.providers.ended.done')}
      danger
      {...confirmTexts('payments.providers.end', { name: account.name })}
      onClose={onClose}
    />
  );
}

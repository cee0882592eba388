import type { Output } from '@crossdock/contract/table.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useRouter } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { keepToken } from '../shell/session.ts';
import { bindStoredLineAccount } from './bindStoredLineAccount.ts';
import { deleteRegisterDraft } from './registerDraft.ts';
import { unboundLineAccount } from './unboundLineAccount.ts';

const areaCodeOfCurrency: Readonly<Record<string, string>> = {
  TWD: '886',
  HKD: '852',
  THB: '66',
  MYR: '60',
};

export const defaultAreaCode = (): string => areaCodeOfCurrency[currentShop().currency] ?? '886';

/** The steps after a registration, by form or by phone. */
export function useAfterRegistration() {
  const router = useRouter();
  const { client } = useConnection();
  return async ({ token }: Output<'register'>) => {
    deleteRegisterDraft();
    keepToken(token);
    showMessage('success', t('members.register.done'));
    const offered = currentShop().registerBind && unboundLineAccount() === null;
    await bindStoredLineAccount(client);
    router.history.push(offered ? '/home?bind=offer' : '/home');
  };
}

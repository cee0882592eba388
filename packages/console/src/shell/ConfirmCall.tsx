import type { CallName } from '@crossdock/contract/table.ts';
import { type ConfirmCallProps, ConfirmCall as ConfirmPart } from '@crossdock/web/ConfirmCall.tsx';
import { t } from './i18n.ts';

type Props<N extends CallName> = Omit<ConfirmCallProps<N>, 'cancelLabel'> & { readonly cancelLabel?: string };

/** Asks before a call, and closes once it is done. */
export const ConfirmCall = <N extends CallName>({ cancelLabel = t('shell.cancel'), ...props }: Props<N>) => (
  <ConfirmPart {...props} cancelLabel={cancelLabel} />
);

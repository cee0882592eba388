import {
  defaultAmountLimits,
  methodsOf,
  type ProviderKind,
  providerKindSpec,
  termsCheckedMonth,
} from '@crossdock/contract/payments/providerKinds.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { DashedList, HelpSubsection } from '../shell/AccountHelp.tsx';
import { t } from '../shell/i18n.ts';

/** The usual amounts and refunds of each method, from the table of kinds, with the month in which they were looked up. */
export function AccountFacts({ kind }: { kind: ProviderKind }) {
  const formatting = useFormatting();
  const { currency } = formatting;
  const text = (minor: number) => formatMoney(minor, currency, formatting);
  const lines = methodsOf(kind, currency).map((method) => {
    const { leastMinor, mostMinor } = defaultAmountLimits(kind, method, currency);
    const days = providerKindSpec(kind).methods[method]?.refundDays;
    const amounts =
      leastMinor === null
        ? t('payments.help.anyAmount')
        : mostMinor === null
          ? t('payments.help.from', { least: text(leastMinor) })
          : t('payments.help.amounts', {
              least: text(leastMinor),
              most: text(mostMinor),
            });
    const refund = days === undefined ? t('payments.help.noRefund') : t('payments.help.refund', { n: days });
    return `${t(`payments.method.${method}`)} · ${amounts} · ${refund}`;
  });
  return (
    <HelpSubsection title={t('payments.help.facts')}>
      <DashedList lines={lines} />
      <Muted>{t('payments.help.asOf', { month: termsCheckedMonth })}</Muted>
    </HelpSubsection>
  );
}

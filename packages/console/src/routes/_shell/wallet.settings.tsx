import { createFileRoute } from '@tanstack/react-router';
import { EinvoicingSections } from '../../einvoices/EinvoiceAccounts.tsx';
import { PriceHoldRules } from '../../orders/PriceHoldRules.tsx';
import { PriceLimits } from '../../orders/PriceLimits.tsx';
import { MoneySettingsPage } from '../../payments/MoneySettingsPage.tsx';
import { PayoutAccount } from '../../payouts/PayoutAccount.tsx';
import { ReceiptSettings } from '../../receipts/ReceiptSettings.tsx';
import { AdjustmentLimitRule } from '../../wallet/AdjustmentLimitRule.tsx';
import { RechargeOffers } from '../../wallet/RechargeOffers.tsx';

export const Route = createFileRoute('/_shell/wallet/settings')({
  staticData: { title: 'payments.settings' },
  component: () => (
    <MoneySettingsPage>
      <PayoutAccount />
      <RechargeOffers />
      <ReceiptSettings />
      <EinvoicingSections />
      <AdjustmentLimitRule />
      <PriceLimits />
      <PriceHoldRules />
    </MoneySettingsPage>
  ),
});

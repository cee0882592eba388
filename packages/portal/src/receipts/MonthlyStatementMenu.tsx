import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { saveSheet } from '@crossdock/web/saveSheet.ts';
import { IconReceipt } from '@tabler/icons-react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

const shownMonths = 12;

/** A menu of finished months. Choosing one issues its statement and offers the file for download. */
export function MonthlyStatementMenu() {
  const offer = useCall('getReceiptOffer', {}, { topics: ['shop'] });
  const file = useSubmit('getReceiptFile', { onDone: saveSheet });
  const issue = useSubmit('issueStatement', { onDone: ({ id }) => void file.submit({ id }) });
  if (!offer.data?.offered) return null;
  return (
    <MenuButton
      named
      icon={IconReceipt}
      label={t('receipts.statements')}
      choices={offer.data.months.slice(0, shownMonths).map((month) => ({
        key: month,
        label: month,
        onChoose: () => void issue.submit({ month }),
      }))}
    />
  );
}

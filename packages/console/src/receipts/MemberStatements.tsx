import { statementMonths } from '@crossdock/domain/receipts/documents.ts';
import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconReceipt } from '@tabler/icons-react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { saveSheet } from '../shell/saveSheet.ts';
import { useStaff } from '../shell/staff.ts';

/** Saves a member's statement of a past month. */
export function MemberStatements({ memberId }: { memberId: string }) {
  const { timeZone } = useFormatting();
  const file = useSubmit('getStaffReceiptFile', { onDone: saveSheet });
  const issue = useSubmit('issueMemberStatement', { onDone: ({ id }) => void file.submit({ id }) });
  if (!useStaff().may('wallet.read')) return null;
  const months = monthsUntil(new Date().toISOString(), timeZone, statementMonths + 1).slice(0, -1);
  return (
    <Row justify="end">
      <MenuButton
        named
        icon={IconReceipt}
        label={t('receipts.kind.statement')}
        choices={months.toReversed().map((month) => ({
          key: month,
          label: month,
          onChoose: () => void issue.submit({ memberId, month }),
        }))}
      />
    </Row>
  );
}

import type { Output } from '@crossdock/contract/table.ts';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { usePlainDialog } from '../shell/plainDialog.ts';

type Codes = Output<'getAccountCodes'>['codes'];

/** The accountant's code and name for each ledger account. */
export function AccountCodes({ onClose }: { onClose: () => void }) {
  const query = useCall('getAccountCodes', {}, { topics: ['shop'] });
  return (
    <Dialog opened wide title={t('books.codes')} onClose={onClose}>
      <Loaded query={query}>{({ codes }) => <CodesForm codes={codes} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

function CodesForm({ codes, onClose }: { codes: Codes; onClose: () => void }) {
  const form = usePlainDialog<'saveAccountCodes', { codes: Codes }>('saveAccountCodes', {
    schema: () => import('@crossdock/contract/books/months.ts').then((all) => all.accountCodesInput),
    defaults: { codes },
    input: (values) => values,
    refreshes: ['getAccountCodes', 'getBookMonth'],
    onClose,
  });
  const set = (at: number, changes: Partial<Codes[number]>) =>
    form.set(
      'codes',
      form.values.codes.map((code, index) => (index === at ? { ...code, ...changes } : code)),
    );
  return (
    <Stack as="form" gap={16} noValidate onSubmit={form.send}>
      {form.values.codes.map((row, at) => (
        <FieldPair key={row.kind}>
          {(['code', 'name'] as const).map((field) => (
            <TextBox
              key={field}
              required
              label={t(`books.codes.${field}`, { account: t(`books.account.${row.kind}`) })}
              value={row[field]}
              error={form.errors[`codes.${at}.${field}`]}
              onChange={(event) => set(at, { [field]: event.target.value })}
            />
          ))}
        </FieldPair>
      ))}
      <FormFooter {...form} />
    </Stack>
  );
}

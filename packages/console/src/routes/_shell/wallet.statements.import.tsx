import { createFileRoute } from '@tanstack/react-router';
import { ImportStatementPage } from '../../statements/ImportStatementPage.tsx';

export const Route = createFileRoute('/_shell/wallet/statements/import')({
  staticData: { title: 'statements.import' },
  component: ImportStatementPage,
});

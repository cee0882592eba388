import { createFileRoute } from '@tanstack/react-router';
import { EinvoiceChoice } from '../../einvoices/EinvoiceChoice.tsx';
import { SaleEinvoices } from '../../einvoices/EinvoiceRows.tsx';
import { ProblemPage } from '../../problems/ProblemPage.tsx';

export const Route = createFileRoute('/_shell/problem/$id')({
  staticData: { title: 'shell.route.problem', action: 'myBag' },
  component: () => (
    <ProblemPage invoice={<EinvoiceChoice />} invoices={(id) => <SaleEinvoices id={id} paid />} />
  ),
});

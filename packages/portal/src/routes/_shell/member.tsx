import { createFileRoute } from '@tanstack/react-router';
import { AssistantsLink } from '../../assistants/AssistantsLink.tsx';
import { EinvoiceChoice } from '../../einvoices/EinvoiceChoice.tsx';
import { DeleteAccount } from '../../erasing/DeleteAccount.tsx';
import { MyData } from '../../leaving/MyData.tsx';
import { LazyEmailProblemBanner } from '../../members/LazyEmailProblemBanner.tsx';
import { MemberPage } from '../../members/MemberPage.tsx';
import { WarehouseAddresses } from '../../warehouses/WarehouseAddresses.tsx';

export const Route = createFileRoute('/_shell/member')({
  staticData: { title: 'shell.route.member', action: 'member' },
  component: () => (
    <MemberPage
      warehouse={<WarehouseAddresses />}
      invoices={<EinvoiceChoice toMine />}
      data={
        <>
          <AssistantsLink />
          <MyData />
          <DeleteAccount />
        </>
      }
      warning={<LazyEmailProblemBanner />}
    />
  ),
});

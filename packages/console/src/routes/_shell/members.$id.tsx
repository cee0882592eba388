import { createFileRoute } from '@tanstack/react-router';
import { MemberCoupons } from '../../coupons/MemberCoupons.tsx';
import { MemberPage } from '../../members/MemberPage.tsx';
import { MemberNotices } from '../../notices/MemberNotices.tsx';
import { MemberOrders } from '../../orders/MemberOrders.tsx';
import { MemberParcels } from '../../parcels/MemberParcels.tsx';
import { MemberPoints } from '../../points/MemberPoints.tsx';
import { MemberStatements } from '../../receipts/MemberStatements.tsx';
import { MemberMoney } from '../../wallet/MemberMoney.tsx';

export const Route = createFileRoute('/_shell/members/$id')({
  staticData: { title: 'shell.nav.members' },
  component: MemberRoute,
});

function MemberRoute() {
  const { id } = Route.useParams();
  const money = (
    <>
      <MemberMoney memberId={id} />
      <MemberStatements memberId={id} />
      <MemberPoints memberId={id} />
      <MemberCoupons memberId={id} />
    </>
  );
  const parts = {
    parcels: <MemberParcels memberId={id} />,
    orders: <MemberOrders memberId={id} />,
    money,
    notices: <MemberNotices memberId={id} />,
  };
  return <MemberPage memberId={id} parts={parts} />;
}

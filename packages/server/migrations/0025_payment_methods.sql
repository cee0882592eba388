-- What the shop's own method adds to collecting at the door, as it was when the member chose it; what paying cost beside the
-- order itself; and the percentage that a payment was made with.
alter table orders add column cod_rate_bp integer not null default 0;
alter table orders add column payment_fee_minor bigint not null default 0;
alter table payments add column fee_basis_points integer not null default 0;
alter table bank_transfers add column fee_minor bigint not null default 0;

-- Row security is forced on the owner too, who fills the rows of all shops here.
alter table orders no force row level security;
alter table payments no force row level security;
update orders set payment_fee_minor = paid.fee_minor
from (
  select shop_id, order_id, sum(fee_minor) as fee_minor from payments
  where purpose = 'order' and settled_to = 'order' and fee_minor > 0 group by shop_id, order_id
) paid
where orders.shop_id = paid.shop_id and orders.id = paid.order_id;
alter table orders force row level security;
alter table payments force row level security;

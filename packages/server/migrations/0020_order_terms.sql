-- What one point was worth when it was put on the order: later amounts are reckoned with it, whatever the shop's rules and
-- the bill become. Null: no points were used, or a server of the version before wrote the order.
alter table orders add column point_worth_minor bigint;
alter table orders add constraint orders_point_worth check (point_worth_minor > 0) not valid;

-- Orders of the version before: the amount of the line that stands says it, be it the bill's or, before a first packing,
-- the quote's. Once an order was unpacked its quote may be of more points than it uses: there today's rule holds.
do $$
declare shop record;
begin
  for shop in select id, (settings #>> '{points,worthMinor}')::bigint as worth from shops loop
    -- Forced row security: the owner, too, sees the rows of the shop that is set.
    perform set_config('app.shop_id', shop.id::text, true);
    update orders set point_worth_minor = coalesce(
      (select (0 - lines.amount_minor) / orders.points_used from order_lines lines
       where lines.shop_id = orders.shop_id and lines.order_id = orders.id and lines.kind = 'points'
         and lines.stage = case when orders.bill_total_minor is null then 'quote' else 'bill' end
         and lines.amount_minor < 0 and lines.amount_minor % orders.points_used = 0
         and (orders.bill_total_minor is not null or not exists (
           select from transitions steps where steps.shop_id = orders.shop_id and steps.subject_id = orders.id
             and steps.event = 'unpack'))),
      shop.worth, 100)
    where shop_id = shop.id and points_used > 0;
  end loop;
end $$;

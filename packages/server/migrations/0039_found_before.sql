-- What was there before numbers were found by any part of them, shop by shop: row security holds for the owner too.
do $$
declare shop uuid;
begin
  for shop in select id from shops loop
    perform set_config('app.shop_id', shop::text, true);
    insert into parcel_search_parts (shop_id, part, before, parcel_id)
      select parcels.shop_id, said.part, said.before, parcels.id
      from parcels, search_parts(parcels.bill_code) as said
      where parcels.shop_id = shop
      on conflict do nothing;
    insert into order_search_parts (shop_id, part, before, order_id)
      select orders.shop_id, said.part, said.before, orders.id
      from orders,
        order_parts(orders.number, orders.forwarding_number, orders.consignee, orders.phone) as said
      where orders.shop_id = shop
      on conflict do nothing;
    insert into audit_subjects (shop_id, subject_id, audit_id)
      select audit_log.shop_id, audit_log.member_id, audit_log.id
      from audit_log
      where audit_log.shop_id = shop and audit_log.member_id is not null
      on conflict do nothing;
  end loop;
end $$;

-- The aliases of members who are there already, shop by shop: row security holds for the owner too.
do $$
declare shop uuid;
begin
  for shop in select id from shops loop
    perform set_config('app.shop_id', shop::text, true);
    insert into member_search_parts (shop_id, part, member_id)
      select members.shop_id, part, members.id from members, alias_parts(members.random_name) as part
      where members.shop_id = shop
      on conflict do nothing;
  end loop;
end $$;

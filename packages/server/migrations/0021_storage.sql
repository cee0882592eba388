alter table orders validate constraint orders_point_worth;

-- What a warehouse's shelf costs beyond its free days: by parcel, weight or volume, in steps of day rates. Until now one
-- rule of the shop stood for all of its warehouses. A server of the version before writes none: free of rent.
alter table warehouses add column storage jsonb not null
  default '{"by": "parcel", "unit": 1, "dayRateMinor": 0, "laterRates": [], "capMinor": null, "abandonAfterDays": null}';
-- Days of the shop's calendar on which a warehouse hands nothing out: its storage clocks stand still.
alter table warehouses add column closed_days jsonb not null default '[]';

-- The rule that the order's storage was priced by; the bill holds to it, whatever the warehouse asks from then on.
alter table orders add column storage_rule jsonb;

-- Times in which a parcel waits because of the firm: its storage clock stands still, and where it is kept back it stays
-- out of every order. A row is ended, never taken away.
create table storage_pauses (
  shop_id uuid not null,
  id uuid not null,
  parcel_id uuid not null,
  reason text not null check (reason in ('problem', 'dispute', 'firm')),
  keeps_back boolean not null,
  -- For the member to read.
  why text not null,
  from_at timestamptz not null,
  until_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  ended_by uuid,
  primary key (shop_id, id),
  check (until_at is null or until_at >= from_at),
  foreign key (shop_id, parcel_id) references parcels (shop_id, id),
  foreign key (shop_id, created_by) references staff (shop_id, id),
  foreign key (shop_id, ended_by) references staff (shop_id, id)
);
create index storage_pauses_by_parcel on storage_pauses (shop_id, parcel_id);
select protect_tenant_table('storage_pauses');
revoke delete on storage_pauses from crossdock_app;

-- Prices stay what they were: each warehouse takes the rule that its shop had, and a channel's own rule gets the name that
-- exceptions carry from now on, still empty.
do $$
declare shop record;
begin
  for shop in select id, settings -> 'storage' as storage from shops loop
    -- Forced row security: the owner, too, sees the rows of the shop that is set.
    perform set_config('app.shop_id', shop.id::text, true);
    update warehouses
    set storage = coalesce(shop.storage, '{"by": "weight", "unit": 1000, "dayRateMinor": 100, "capMinor": null,
      "abandonAfterDays": 180}') - 'freeDays' || '{"laterRates": []}'
    where shop_id = shop.id;
    update rate_cards set card = jsonb_set(card, '{storage}', '{"name": "", "laterRates": []}' || (card -> 'storage'))
    where shop_id = shop.id and jsonb_typeof(card -> 'storage') = 'object';
  end loop;
end $$;

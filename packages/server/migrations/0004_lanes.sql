-- Warehouses, and the lanes with their prices.
create table warehouses (
  shop_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  -- linkman and address carry placeholders: {memberId}, {randomName}, {userName}.
  linkman text not null,
  phone text not null,
  address text not null,
  zip text not null default '',
  free_storage_days integer not null default 30 check (free_storage_days >= 0),
  active boolean not null default true,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, code)
);

create table goods_types (
  shop_id uuid not null,
  id uuid not null,
  code text not null,
  zh text not null,
  tw text not null,
  en text not null,
  goods_class text not null check (goods_class in ('general', 'sensitive', 'special', 'prohibited')),
  position integer not null default 0,
  active boolean not null default true,
  primary key (shop_id, id),
  unique (shop_id, code)
);

create table carriers (
  shop_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  max_side_mm integer check (max_side_mm > 0),
  max_side_sum_mm integer check (max_side_sum_mm > 0),
  max_piece_g integer check (max_piece_g > 0),
  phone text not null default '',
  tracking_url text not null default '',
  active boolean not null default true,
  primary key (shop_id, id),
  unique (shop_id, code)
);

create table channels (
  shop_id uuid not null,
  id uuid not null,
  code text not null,
  zh text not null,
  tw text not null,
  en text not null,
  warehouse_id uuid not null,
  country text not null,
  mode text not null check (mode in ('sea', 'air', 'land')),
  goods_classes text[] not null,
  delivery_types integer[] not null,
  min_days integer not null check (min_days > 0),
  max_days integer not null,
  cod_offered boolean not null default false,
  partner_name text not null default '',
  partner_phone text not null default '',
  partner_url text not null default '',
  position integer not null default 0,
  active boolean not null default true,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, code),
  check (max_days >= min_days)
);

create table channel_carriers (
  shop_id uuid not null,
  channel_id uuid not null,
  carrier_id uuid not null,
  delivery_type integer not null check (delivery_type in (2, 3)),
  primary key (shop_id, channel_id, carrier_id, delivery_type)
);

-- A destination zone of a channel: a country, narrowed by zip prefixes; the longest prefix wins, no prefix is the rest.
create table zones (
  shop_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  name text not null,
  country text not null,
  zip_prefixes text[] not null default array[]::text[],
  primary key (shop_id, id)
);
create index zones_by_channel on zones (shop_id, channel_id);

create table rate_cards (
  shop_id uuid not null,
  id uuid not null,
  channel_id uuid not null,
  zone_id uuid not null,
  name text not null default '',
  card jsonb not null,
  valid_from timestamptz not null,
  valid_to timestamptz,
  state text not null default 'draft' check (state in ('draft', 'published', 'retired')),
  version integer not null default 1,
  created_by uuid,
  published_by uuid,
  published_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check (valid_to is null or valid_to > valid_from)
);
create index rate_cards_by_zone on rate_cards (shop_id, channel_id, zone_id, valid_from desc);

alter table channels add foreign key (shop_id, warehouse_id) references warehouses (shop_id, id);
alter table channel_carriers add foreign key (shop_id, channel_id) references channels (shop_id, id);
alter table channel_carriers add foreign key (shop_id, carrier_id) references carriers (shop_id, id);
alter table zones add foreign key (shop_id, channel_id) references channels (shop_id, id);
alter table rate_cards add foreign key (shop_id, channel_id) references channels (shop_id, id);
alter table rate_cards add foreign key (shop_id, zone_id) references zones (shop_id, id);
alter table rate_cards add foreign key (shop_id, created_by) references staff (shop_id, id);
alter table rate_cards add foreign key (shop_id, published_by) references staff (shop_id, id);

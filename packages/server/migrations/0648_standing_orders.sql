-- Rules by which a member's parcels are ordered when they are due, and what each rule did.
set local lock_timeout = '5s';
create table standing_orders (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  -- It is due if any of these holds; null: it does not count.
  parcels integer check (parcels between 1 and 100),
  weight_g integer check (weight_g > 0),
  weight_by text not null default 'actual' check (weight_by in ('actual', 'chargeable')),
  free_days_left integer check (free_days_left >= 0),
  address_id uuid not null,
  channel_id uuid not null,
  declarer_id uuid,
  -- The most that it pays from the balance for one order.
  limit_minor bigint not null check (limit_minor >= 0),
  asks_first boolean not null,
  running boolean not null default false,
  -- When the member saw what it would have done. Every change of the rule clears it.
  tried_at timestamptz,
  started_at timestamptz,
  -- A hash of the destination as it was at the start: another destination is asked about first.
  started_to text not null default '',
  -- Why it could not act although it was due, as a refusal; empty: nothing.
  obstacle text not null default '',
  obstacle_params jsonb not null default '{}',
  looked_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, address_id) references addresses (shop_id, id),
  foreign key (shop_id, channel_id) references channels (shop_id, id),
  foreign key (shop_id, declarer_id) references declarers (shop_id, id),
  check (parcels is not null or weight_g is not null or free_days_left is not null),
  check (not running or (tried_at is not null and started_at is not null and removed_at is null))
);
create index standing_orders_of_member on standing_orders (shop_id, member_id, created_at);
create index standing_orders_running on standing_orders (shop_id, looked_at) where running;
create index standing_orders_address on standing_orders (shop_id, address_id);
create index standing_orders_channel on standing_orders (shop_id, channel_id);
create index standing_orders_declarer on standing_orders (shop_id, declarer_id) where declarer_id is not null;
select protect_tenant_table('standing_orders');

create table standing_acts (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  standing_order_id uuid not null,
  state text not null check (state in ('asked', 'placed', 'undone', 'declined', 'lapsed')),
  -- The parcels in id order.
  parcel_ids uuid[] not null,
  -- Which conditions held, and what they saw.
  due_by text[] not null,
  weight_g integer not null,
  free_days_left integer,
  since timestamptz not null,
  -- Why the member is asked; empty: the rule acted at once.
  asked_why text not null default '' check (asked_why in ('', 'first', 'limit', 'destination')),
  -- The price when it asked or ordered.
  total_minor bigint not null,
  limit_minor bigint not null,
  order_id uuid,
  -- later: the shop bills after packing.
  payment text not null default 'none' check (payment in ('none', 'paid', 'later', 'overLimit', 'short')),
  created_at timestamptz not null,
  placed_at timestamptz,
  revocable_until timestamptz,
  ended_at timestamptz,
  primary key (shop_id, id),
  -- A rule acts on a set of parcels once, whichever process comes first.
  unique (shop_id, standing_order_id, parcel_ids),
  unique (shop_id, order_id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, standing_order_id) references standing_orders (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  check ((state in ('placed', 'undone')) = (order_id is not null))
);
create index standing_acts_of_member on standing_acts (shop_id, member_id, created_at desc, id desc);
-- One question of a rule at a time.
create unique index standing_acts_asked on standing_acts (shop_id, standing_order_id) where state = 'asked';
create index standing_acts_to_pay on standing_acts (shop_id, order_id) where state = 'placed' and payment = 'later';
select protect_tenant_table('standing_acts');

alter table orders
  -- Made by a standing order of the member.
  add column by_standing_order boolean not null default false,
  -- Until then the member may take it back, and nobody packs it.
  add column revocable_until timestamptz;

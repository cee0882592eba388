-- Who a member is, proven by documents, and the people a member declares parcels for.
create table identities (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  real_name text not null,
  country text not null references countries (code),
  id_kind text not null check (id_kind in ('nationalId', 'passport', 'residence', 'company')),
  id_number text not null,
  front_file_id uuid not null,
  back_file_id uuid,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  reject_reason text not null default '',
  audited_by uuid,
  audited_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, member_id)
);
create index identities_to_audit on identities (shop_id, updated_at) where state = 'pending';
create index identities_by_number on identities (shop_id, id_number);

create table declarers (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  name text not null,
  area_code text not null,
  phone text not null,
  country text not null references countries (code),
  id_kind text not null check (id_kind in ('person', 'company')),
  id_number text not null,
  front_file_id uuid,
  back_file_id uuid,
  is_default boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  reject_reason text not null default '',
  audited_by uuid,
  audited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id)
);
create index declarers_by_member on declarers (shop_id, member_id, id desc) where deleted_at is null;
create index declarers_to_audit on declarers (shop_id, updated_at) where state = 'pending' and deleted_at is null;
create index declarers_by_number on declarers (shop_id, id_number);
create unique index declarers_one_default on declarers (shop_id, member_id) where is_default and deleted_at is null;

-- The declarer as it was when it was put on the order; a later edit changes nothing here.
create table order_declarers (
  shop_id uuid not null,
  order_id uuid not null,
  declarer_id uuid not null,
  name text not null,
  phone text not null,
  country text not null,
  id_kind text not null,
  id_number text not null,
  created_at timestamptz not null,
  primary key (shop_id, order_id, declarer_id)
);
create index order_declarers_by_number on order_declarers (shop_id, country, id_number, created_at);

alter table identities add foreign key (shop_id, member_id) references members (shop_id, id);
alter table identities add foreign key (shop_id, front_file_id) references files (shop_id, id);
alter table identities add foreign key (shop_id, back_file_id) references files (shop_id, id);
alter table identities add foreign key (shop_id, audited_by) references staff (shop_id, id);
alter table declarers add foreign key (shop_id, member_id) references members (shop_id, id);
alter table declarers add foreign key (shop_id, front_file_id) references files (shop_id, id);
alter table declarers add foreign key (shop_id, back_file_id) references files (shop_id, id);
alter table declarers add foreign key (shop_id, audited_by) references staff (shop_id, id);
alter table order_declarers add foreign key (shop_id, order_id) references orders (shop_id, id);
alter table order_declarers add foreign key (shop_id, declarer_id) references declarers (shop_id, id);

select protect_tenant_table('identities');
select protect_tenant_table('declarers');
select protect_tenant_table('order_declarers');

create table members (
  shop_id uuid not null,
  id uuid not null,
  account text not null,
  name text not null,
  nickname text not null default '',
  area_code text not null,
  phone text not null,
  email text not null,
  password_hash text not null,
  level integer not null default 1,
  -- The invitation code, and the alias in the warehouse address that couriers do not mask.
  simple_code text not null,
  random_name text not null,
  referrer_id uuid,
  register_source text not null default 'web',
  sex text check (sex in ('male', 'female')),
  birthday date,
  avatar_file_id uuid,
  whatsapp text not null default '',
  facebook text not null default '',
  line_account text not null default '',
  theme text,
  lang text not null default 'tw',
  service_staff_id uuid,
  sales_staff_id uuid,
  default_pickup_point_id uuid,
  agreed_version integer not null default 1,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, simple_code),
  unique (shop_id, random_name)
);
create unique index members_account on members (shop_id, lower(account));
create unique index members_phone on members (shop_id, area_code, phone);
create unique index members_email on members (shop_id, lower(email));

create table staff (
  shop_id uuid not null,
  id uuid not null,
  login text not null,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create unique index staff_login on staff (shop_id, lower(login));

create table captchas (
  shop_id uuid not null,
  id uuid not null,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  primary key (shop_id, id)
);

create table codes (
  shop_id uuid not null,
  id uuid not null,
  purpose text not null,
  destination text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (shop_id, id)
);
create index codes_by_destination on codes (shop_id, purpose, destination, expires_at desc);

-- Staff tickets to a member's portal: one use, one minute (decision 13).
create table act_tickets (
  shop_id uuid not null,
  token_hash bytea not null,
  member_id uuid not null,
  staff_id uuid not null,
  expires_at timestamptz not null,
  primary key (shop_id, token_hash)
);

create table addresses (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  delivery_type integer not null default 2 check (delivery_type in (2, 3)),
  consignee text not null,
  area_code text not null,
  phone text not null,
  tel text not null default '',
  country text not null,
  province text not null default '',
  city text not null default '',
  area text not null default '',
  area_id text,
  street text not null default '',
  detail text not null default '',
  zip text not null default '',
  id_number text not null default '',
  id_kind text not null default 'person' check (id_kind in ('person', 'company')),
  pickup_point_id uuid,
  -- 7-11 and similar: number, name, address, phone, link name of the chosen store.
  store jsonb,
  is_default boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  reject_reason text not null default '',
  audited_at timestamptz,
  audited_by uuid,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id)
);
create index addresses_by_member on addresses (shop_id, member_id, created_at desc) where deleted_at is null;
create unique index addresses_one_default on addresses (shop_id, member_id) where is_default and deleted_at is null;
create index addresses_to_audit on addresses (shop_id, created_at) where state = 'pending' and deleted_at is null;

create table pickup_points (
  shop_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  kind text not null check (kind in ('counter', 'locker', 'store')),
  country text not null,
  province text not null default '',
  city text not null default '',
  area text not null default '',
  address text not null,
  zip text not null default '',
  phone text not null default '',
  hours text not null default '',
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  max_side_mm integer,
  max_side_sum_mm integer,
  max_piece_g integer,
  hold_days integer not null default 7,
  picture_file_id uuid,
  active boolean not null default true,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, code)
);

create table member_pickup_points (
  shop_id uuid not null,
  member_id uuid not null,
  pickup_point_id uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, member_id, pickup_point_id)
);

alter table sessions add foreign key (shop_id, member_id) references members (shop_id, id);
alter table sessions add foreign key (shop_id, staff_id) references staff (shop_id, id);
alter table sessions add foreign key (shop_id, acting_staff_id) references staff (shop_id, id);
alter table act_tickets add foreign key (shop_id, member_id) references members (shop_id, id);
alter table act_tickets add foreign key (shop_id, staff_id) references staff (shop_id, id);
alter table files add foreign key (shop_id, member_id) references members (shop_id, id);
alter table files add foreign key (shop_id, staff_id) references staff (shop_id, id);
alter table counters add foreign key (shop_id, member_id) references members (shop_id, id);
alter table members add foreign key (shop_id, referrer_id) references members (shop_id, id);
alter table members add foreign key (shop_id, service_staff_id) references staff (shop_id, id);
alter table members add foreign key (shop_id, sales_staff_id) references staff (shop_id, id);
alter table members add foreign key (shop_id, avatar_file_id) references files (shop_id, id);
alter table members add foreign key (shop_id, default_pickup_point_id) references pickup_points (shop_id, id);
alter table addresses add foreign key (shop_id, member_id) references members (shop_id, id);
alter table addresses add foreign key (shop_id, pickup_point_id) references pickup_points (shop_id, id);
alter table addresses add foreign key (shop_id, audited_by) references staff (shop_id, id);
alter table addresses add foreign key (area_id) references areas (id);
alter table pickup_points add foreign key (shop_id, picture_file_id) references files (shop_id, id);
alter table member_pickup_points add foreign key (shop_id, member_id) references members (shop_id, id);
alter table member_pickup_points add foreign key (shop_id, pickup_point_id) references pickup_points (shop_id, id);

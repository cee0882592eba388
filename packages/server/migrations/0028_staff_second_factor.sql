-- Set by somebody else: whoever logs in with it must first choose one of their own.
alter table staff add column password_due boolean not null default false;

create table staff_second_factors (
  shop_id uuid not null,
  staff_id uuid not null,
  -- Sealed with a key of the installation.
  secret text not null,
  -- Null until the first right code has proven that the device has it.
  confirmed_at timestamptz,
  -- The step of time whose code was last taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  primary key (shop_id, staff_id),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);

create table staff_recovery_codes (
  shop_id uuid not null,
  staff_id uuid not null,
  code_hash bytea not null,
  primary key (shop_id, staff_id, code_hash),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);
select protect_tenant_table('staff_second_factors');
select protect_tenant_table('staff_recovery_codes');

-- What is wrong with a parcel: registered by staff, answered by its member, settled by staff.
set local lock_timeout = '5s';
create table problem_pieces (
  shop_id uuid not null,
  id uuid not null,
  parcel_id uuid not null,
  type text not null check (type in
    ('damaged', 'wet', 'wrongContent', 'forbidden', 'overLimits', 'noLabel', 'refusedPayment', 'short')),
  state text not null check (state in ('open', 'answered', 'resolved')),
  -- For the member to read.
  description text not null check (description <> ''),
  file_ids uuid[] not null default '{}',
  by_firm boolean not null,
  blocks boolean not null,
  -- Keeps the parcel back, or stops its clock; null: neither.
  pause_id uuid,
  choice text check (choice in ('ship', 'return', 'destroy', 'proof', 'talk')),
  answer_note text not null default '',
  answered_at timestamptz,
  proof_file_ids uuid[] not null default '{}',
  -- What the answer took from the balance and has not been given back.
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  -- Of whom it was taken: the parcel may change hands.
  fee_member_id uuid,
  asked text not null default '',
  taken_by uuid,
  created_by uuid,
  created_at timestamptz not null,
  resolved_by uuid,
  resolved_at timestamptz,
  resolution text not null default '',
  primary key (shop_id, id),
  check ((state = 'answered') <= (choice is not null)),
  check ((state = 'resolved') = (resolved_at is not null))
);
create unique index problem_pieces_one_of_type on problem_pieces (shop_id, parcel_id, type) where state <> 'resolved';
create index problem_pieces_by_parcel on problem_pieces (shop_id, parcel_id);
create index problem_pieces_waiting on problem_pieces (shop_id, state, created_at) where state <> 'resolved';
alter table problem_pieces add foreign key (shop_id, parcel_id) references parcels (shop_id, id);
alter table problem_pieces add foreign key (shop_id, pause_id) references storage_pauses (shop_id, id);
alter table problem_pieces add foreign key (shop_id, fee_member_id) references members (shop_id, id);
alter table problem_pieces add foreign key (shop_id, taken_by) references staff (shop_id, id);
alter table problem_pieces add foreign key (shop_id, created_by) references staff (shop_id, id);
alter table problem_pieces add foreign key (shop_id, resolved_by) references staff (shop_id, id);
select protect_tenant_table('problem_pieces');
revoke delete on problem_pieces from crossdock_app;

-- A parcel may be kept back by what its member must answer for: then its clock runs on.
alter table storage_pauses add column stops_clock boolean not null default true;

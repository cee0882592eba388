-- Members can have their account deleted: a request rests for some days, then a job clears what names the member, table by table. What
-- invoices, receipts, bank lists and customs declarations must hold is cleared when its years are over.
set local lock_timeout = '5s';

create table erasures (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  state text not null default 'requested' check (state in ('requested', 'running', 'done', 'cancelled')),
  -- The member of staff who requested it for the member in writing; empty: the member.
  requested_by uuid,
  -- What staff wrote with it. Empty once it is done.
  reason text not null default '',
  requested_at timestamptz not null,
  erases_at timestamptz not null,
  -- Of the link that cancels it. Empty once it does not any more.
  token_hash bytea,
  -- The money that the member gives up with the account.
  given_up_minor bigint not null default 0 check (given_up_minor >= 0),
  -- Since when something blocks it that came up after the request, and what.
  blocked_since timestamptz,
  blockers text[] not null default '{}',
  -- The part that is being cleared, and the last thing of it that was.
  step text not null default '',
  place text not null default '',
  row_count bigint not null default 0,
  file_count integer not null default 0,
  -- When the job looks at it next; empty: never again.
  due_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid,
  -- The last letter to the member, whose address goes with it.
  letter_id uuid,
  -- Until when documents are kept; empty: there are none, or not yet known.
  kept_until timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, requested_by) references staff (shop_id, id),
  foreign key (shop_id, cancelled_by) references staff (shop_id, id),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state = 'requested') >= (token_hash is not null))
);
create unique index erasures_one_of_a_member on erasures (shop_id, member_id) where state in ('requested', 'running');
create index erasures_of_member on erasures (shop_id, member_id, requested_at);
create index erasures_by_token on erasures (shop_id, token_hash) where token_hash is not null;
create index erasures_due on erasures (shop_id, due_at) where due_at is not null;
create index erasures_by_time on erasures (shop_id, requested_at, id);
create index erasures_of_requested_by on erasures (shop_id, requested_by) where requested_by is not null;
create index erasures_of_cancelled_by on erasures (shop_id, cancelled_by) where cancelled_by is not null;
select protect_tenant_table('erasures');
revoke delete on erasures from crossdock_app;

-- Since when the row names nobody. Its code and alias stay with it: labels with them may still arrive.
alter table members add column erased_at timestamptz;
-- Since when its bytes are gone.
alter table files add column erased_at timestamptz;

-- What was written down can still not be changed, only emptied: a trigger refuses any other text than before.
grant update (input, changes) on audit_log to crossdock_app;
grant update (why) on transitions to crossdock_app;
grant update (memo) on ledger_transfers to crossdock_app;
grant update (memo) on points_entries to crossdock_app;
grant update (facts) on receipts to crossdock_app;
grant update (file_id, sha256) on sealed_history to crossdock_app;

create function only_empties() returns trigger language plpgsql as $$
declare
  text_of text;
begin
  foreach text_of in array tg_argv loop
    if exists (
      select from jsonb_path_query(to_jsonb(new) -> text_of, 'strict $.**') as said
      where jsonb_typeof(said) not in ('object', 'array', 'null') and said not in ('""'::jsonb, '"…"'::jsonb)
        and said not in (select had from jsonb_path_query(to_jsonb(old) -> text_of, 'strict $.**') as had)
    ) then
      raise exception '% of % can only be emptied', text_of, tg_table_name;
    end if;
  end loop;
  return new;
end $$;
create trigger audit_log_only_emptied before update of input, changes on audit_log
  for each row execute function only_empties('input', 'changes');
create trigger transitions_only_emptied before update of why on transitions
  for each row execute function only_empties('why');
create trigger ledger_transfers_only_emptied before update of memo on ledger_transfers
  for each row execute function only_empties('memo');
create trigger points_entries_only_emptied before update of memo on points_entries
  for each row execute function only_empties('memo');
create trigger receipts_only_emptied before update of facts on receipts
  for each row execute function only_empties('facts');

alter table money_acts drop constraint money_acts_kind_check;
alter table money_acts add constraint money_acts_kind_check check (kind in
  ('adjustment', 'points', 'transfer', 'withdrawal', 'offer', 'coupon', 'share', 'limit', 'pointsWorth',
   'aftersales', 'purchase', 'order', 'dispute', 'rate', 'destination',
   'payout', 'statementLine', 'remittance', 'chargeback', 'sourceRefund', 'refundOutcome', 'moveIn', 'erasure')) not valid;

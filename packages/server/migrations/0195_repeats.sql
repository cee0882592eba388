-- What a request without a key has done, as far as it can be undone: while that stands, its repeat gets the first answer.
set local lock_timeout = '5s';
alter table idempotency_keys add column effect jsonb;
-- Found by every write of the same caller, which ends them.
-- squawk-ignore require-concurrent-index-creation
create index idempotency_moments on idempotency_keys (shop_id, actor_id, created_at) where key like 'same:%';

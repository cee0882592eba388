-- What is sent after a commit goes on with the trace of what asked for it. Empty where nothing is traced.
set local lock_timeout = '5s';
alter table outbox add column traceparent text;
alter table webhook_deliveries add column traceparent text;
alter table notifications add column traceparent text;

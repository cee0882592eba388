-- Batches that a provider pays by payment orders, line by line: when a line is sent or asked about next, since when the answer
-- to its request is awaited, and the provider's own name and state of it; why a batch sends no more for now, and until when.
set local lock_timeout = '5s';
alter table payout_batches add column paused_why text not null default '' check (paused_why in ('', 'float', 'refused', 'silent'));
alter table payout_batches add column resume_at timestamptz;
alter table payout_lines add column due_at timestamptz;
alter table payout_lines add column asked_at timestamptz;
alter table payout_lines add column provider_reference text;
alter table payout_lines add column provider_state text not null default '';

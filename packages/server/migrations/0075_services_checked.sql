set local lock_timeout = '5s';
alter table ledger_transfers validate constraint ledger_transfers_service_task;

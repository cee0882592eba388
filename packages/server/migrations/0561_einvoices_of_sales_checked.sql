-- In a transaction after the one that changed them: no writer waits while the rows are looked at.
set local lock_timeout = '5s';
alter table einvoices validate constraint einvoices_one_sale;
alter table einvoices validate constraint einvoices_shop_id_purchase_id_fkey;
alter table einvoices validate constraint einvoices_shop_id_service_task_id_fkey;
alter table einvoices validate constraint einvoices_shop_id_pickup_task_id_fkey;
alter table einvoices validate constraint einvoices_shop_id_problem_id_fkey;

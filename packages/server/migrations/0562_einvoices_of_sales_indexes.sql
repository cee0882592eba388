-- The invoices of one sale.
create index concurrently if not exists einvoices_by_purchase on einvoices (shop_id, purchase_id, id) where purchase_id is not null;
create index concurrently if not exists einvoices_by_service on einvoices (shop_id, service_task_id, id) where service_task_id is not null;
create index concurrently if not exists einvoices_by_pickup on einvoices (shop_id, pickup_task_id, id) where pickup_task_id is not null;
create index concurrently if not exists einvoices_by_problem on einvoices (shop_id, problem_id, id) where problem_id is not null;

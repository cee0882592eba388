-- What a warehouse is called in each language, where the shop says so; elsewhere its one name stands.
alter table warehouses add column names jsonb not null default '{}';

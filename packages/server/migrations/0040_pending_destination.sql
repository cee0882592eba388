-- Submitted on an address that staff have not approved yet: such an order is packed only once they have.
alter table orders add column address_pending boolean not null default false;

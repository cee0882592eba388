-- The member keeps a postal code that the area tables do not have for the area; staff review such an address.
alter table addresses add column zip_kept boolean not null default false;

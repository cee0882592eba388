-- Which data of packages was loaded, and for which version: a start that was cut off before it loads them the next time.
create table loaded_data (
  name text primary key,
  version text not null,
  loaded_at timestamptz not null
);


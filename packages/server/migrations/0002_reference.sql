-- Reference tables: small, the same for every shop, loaded by a script.
create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  zh text not null,
  tw text not null,
  en text not null,
  area_code text not null
);

create table areas (
  id text primary key,
  country text not null references countries (code),
  parent_id text references areas (id),
  level integer not null check (level between 1 and 3),
  zh text not null,
  tw text not null,
  en text not null,
  local_name text not null,
  zip text
);
create index areas_by_parent on areas (country, parent_id);
create index areas_by_zip on areas (country, zip);

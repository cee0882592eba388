-- Where the rows of a shop are, if not in this database: a name that every process knows an address for. While they are on
-- their way it begins with '>', and nobody serves the shop. The role that serves requests cannot change it.
set local lock_timeout = '5s';
alter table shops add column place text;
-- Names that the process knows addresses for: a shop is moved only where all can follow.
alter table processes add column places text[] not null default '{}';

-- Whether the person has the shop's official account at LINE as a friend (null: nobody knows), since when that is known, and
-- what LINE wants to see where a permission is taken back, sealed. WeChat's name for a person over all of a firm's apps.
alter table messenger_bindings
  add column friend boolean,
  add column friend_at timestamptz,
  add column tokens text not null default '',
  add column union_id text;
alter table messenger_logins
  add column friend boolean,
  add column tokens text not null default '';

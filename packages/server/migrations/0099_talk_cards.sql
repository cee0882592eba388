-- A product is a card in a talk too: whoever looks at one asks about it.
set local lock_timeout = '5s';
alter table talk_messages drop constraint talk_messages_card_kind_check;
alter table talk_messages add constraint talk_messages_card_kind_check
  check (card_kind in ('parcel', 'order', 'product')) not valid;

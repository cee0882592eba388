-- The payments about which a provider is asked, by when.
create index concurrently if not exists payments_to_ask on payments (shop_id, ask_at)
  where ask_at is not null and state in ('created', 'pending');

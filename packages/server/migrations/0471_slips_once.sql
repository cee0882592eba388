-- One slip proves one transfer of the shop, whichever member shows it. A report that is sent back or withdrawn frees it.
create unique index concurrently if not exists bank_transfers_once_slip on bank_transfers (shop_id, slip) where state in ('pending', 'approved') and slip is not null;

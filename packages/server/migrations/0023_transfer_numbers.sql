-- A transfer's number without what only dresses it (full-width forms, dashes, spaces, characters that show nothing): one
-- bank transaction is credited once, however it was typed. Rows of an older version that is still running stay empty.
alter table bank_transfers add column number_plain text not null default '';

-- Row security is forced on the owner too, who fills the rows of all shops here.
alter table bank_transfers no force row level security;
-- Where the same number stands on several live rows already, the oldest keeps it; the others are marked by their id.
with plain as (
  select shop_id, id,
    upper(regexp_replace(normalize(transaction_number, nfkc), '[^[:alnum:]]', '', 'g')) as number_plain,
    row_number() over (
      partition by shop_id, bank_account_id,
        upper(regexp_replace(normalize(transaction_number, nfkc), '[^[:alnum:]]', '', 'g'))
      order by state not in ('pending', 'approved'), id) as place
  from bank_transfers
)
update bank_transfers set number_plain = case when plain.place = 1 then plain.number_plain
  else plain.number_plain || '#' || plain.id end
from plain where plain.shop_id = bank_transfers.shop_id and plain.id = bank_transfers.id;

alter table bank_transfers force row level security;

-- squawk-ignore require-concurrent-index-creation
create unique index bank_transfers_once_plain on bank_transfers (shop_id, bank_account_id, number_plain)
  where state in ('pending', 'approved') and number_plain <> '';

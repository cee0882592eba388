-- Payers in Taiwan name a transfer by the last five digits of their account, which are the same the next time: what is
-- filed once is what number_plain says, since 0023.
-- squawk-ignore require-concurrent-index-deletion
drop index bank_transfers_once;

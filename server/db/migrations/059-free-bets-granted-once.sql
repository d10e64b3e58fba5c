-- The same press twice, or the same promotion's word, is one free bet.
alter table free_bet add column grant_key text unique;
create index free_bet_by_operator on free_bet (by_operator, granted_at) where by_operator is not null;

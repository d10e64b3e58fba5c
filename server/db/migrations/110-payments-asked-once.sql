-- A client's own name for what it asked for: asked again after a lost answer it is the same payment (docs/decisions/166).
alter table payment add column once_key text check (length(once_key) between 16 and 64);
create unique index payment_asked_once on payment (player_id, once_key) where once_key is not null;

-- Who players are: documents that were checked, and holds that no operator placed.
create table player_identity (
  player_id bigint primary key references player (id),
  document_type text not null,
  -- The number itself, sealed for this player; what is shown is its end.
  document_sealed bytea not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  -- A keyed hash: one document is one player, and nobody who has only this table can try numbers against it.
  document_mark bytea not null,
  -- As they stood on it: a player who changes his name is checked again.
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  checked_at timestamptz not null default house_now(),
  constraint one_document_one_player unique (document_type, document_mark)
);

-- Every try, whatever came of it.
create table identity_check (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  at timestamptz not null default house_now(),
  document_type text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  result text not null check (result in ('match', 'mismatch', 'unavailable'))
);
create index identity_check_of_player on identity_check (player_id, id);
create trigger append_only before update or delete or truncate on identity_check
  for each statement execute function money.append_only();

-- What a player moved in all is asked with every payment.
create index payment_moved_by_player on payment (player_id, direction) include (state);

-- Null: the house itself, by a rule.
alter table player_hold alter column placed_by drop not null;

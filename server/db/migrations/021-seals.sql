-- Signatures of callbacks whose values are joined without their names: each stands for the values with which it came first,
-- for ever, because the same text can be cut into another transaction id.
create table game_seal (
  company text not null,
  -- As the callback carried it.
  signature bytea not null,
  -- A digest of the values.
  cut bytea not null,
  at timestamptz not null default house_now(),
  primary key (company, signature)
);

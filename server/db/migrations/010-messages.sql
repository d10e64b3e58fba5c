-- The inbox: what the house tells a player, and what he writes to a department.
create table message (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  direction text not null check (direction in ('to-player', 'from-player')),
  -- The text of ours that it was made from; null when a person wrote it.
  letter text,
  -- Whom the player wrote to; null when he is written to.
  department text,
  header text not null,
  inner_header text not null default '',
  body text not null,
  footer text not null default '',
  created_at timestamptz not null default house_now(),
  read_at timestamptz,
  -- Gone for the player. The row stays: who said what may be asked for later.
  deleted_at timestamptz,
  check ((direction = 'from-player') = (department is not null))
);
create index message_of_player on message (player_id, direction, id desc) where deleted_at is null;
create index message_unread on message (player_id)
  where direction = 'to-player' and read_at is null and deleted_at is null;

-- One row a player who was ever told anything. Whatever changes his inbox raises the version, which also locks the row:
-- versions are committed in their order, so an open page knows by its last one whether it has missed something.
create table inbox (
  player_id bigint primary key references player (id),
  version bigint not null check (version > 0)
);

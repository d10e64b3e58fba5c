-- Races that count only who was let in (docs/decisions/138), and who was, by which promotion.
alter table race add column needs_entry boolean not null default false;

create table race_entry (
  race_id bigint not null references race (id),
  player_id bigint not null references player (id),
  promotion_id bigint references promotion (id),
  entered_at timestamptz not null default house_now(),
  primary key (race_id, player_id)
);
create index race_entry_of_player on race_entry (player_id);

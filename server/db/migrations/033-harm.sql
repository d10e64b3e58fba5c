-- What each player staked on each day of the market's zone, read off the journals (cursor 'play-days'), and what was done about
-- signs of harm in it.
create table play_day (
  player_id bigint not null,
  day date not null,
  -- Less what was undone: below zero where a stake of the day before was.
  staked_minor bigint not null,
  -- Before five in the morning.
  night_stakes bigint not null,
  counted_at timestamptz not null default house_now(),
  primary key (player_id, day)
);
create index play_day_counted on play_day (counted_at);

-- Until when everybody's play was looked at: one row.
create table harm_round (
  is_only boolean primary key default true check (is_only),
  looked_until timestamptz not null default house_now()
);
insert into harm_round default values;

create table harm_sign (
  id bigint primary key generated always as identity,
  player_id bigint not null references player (id),
  at timestamptz not null default house_now(),
  -- Both are tables of contract/harm.ts.
  marker text not null,
  step text not null check (step in ('message', 'person', 'break')),
  -- The figures that made it a sign.
  seen jsonb not null,
  done_at timestamptz,
  done_by bigint references operator (id),
  done_what text not null default '',
  check ((done_at is null) = (done_by is null))
);
create index harm_sign_of_player on harm_sign (player_id, id desc);
-- One sign a day, whoever looks.
create unique index harm_sign_once_a_day on harm_sign (player_id, marker, ((at at time zone 'UTC')::date));
create index harm_sign_waiting on harm_sign (id) where step = 'person' and done_at is null;
-- Payments of the last days whose state moved.
create index payment_moved_lately on payment (updated_at);

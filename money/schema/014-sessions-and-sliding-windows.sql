-- A session of play with a limit of its own, and windows of limits that slide: the last 24 hours, 7 and 30 days.
alter table money.wallet
  -- The first stake of the session of play: the stakes since then have no pause between them (money.play_rule).
  add column play_began timestamptz,
  add column play_limit_s int check (play_limit_s > 0),
  -- Of windows that slide: what came after that moment is counted; null: nothing has been yet.
  add column day_edge timestamptz, add column week_edge timestamptz, add column month_edge timestamptz;

alter table money.play_rule add column windows text not null default 'calendar' check (windows in ('calendar', 'sliding'));

-- What counts in a window that slides, by the moment at which it counts: an undone stake at the moment of the stake, a
-- reversed win at that of the win. Written where windows slide alone; what no window holds any more goes with the next.
create table money.play_move (
  player_id bigint not null references money.wallet (player_id),
  at timestamptz not null,
  staked bigint not null,
  won bigint not null
);
create index play_move_of_player on money.play_move (player_id, at);

drop function if exists money.counted(money.wallet, bigint, bigint, date);
drop function if exists money.round_tax(text, text, bigint, bigint, bigint, text);

-- Bets of the room {owner}: each with its stakes, what came of it, and whether its wallet has answered that.
create table {owner}.bet (
  key text primary key,
  -- Which of the room's desks took it, and at which table or game.
  desk text not null,
  place text not null,
  player text not null,
  -- What its player calls it: with player and desk it means this bet and no other.
  slip text not null,
  stakes jsonb not null check (jsonb_array_length(stakes) > 0),
  won_minor bigint check (won_minor >= 0),
  is_told boolean not null default false check (not is_told or won_minor is not null),
  disputed text,
  -- What its desk keeps with it.
  details jsonb not null,
  placed_at timestamptz not null default clock_timestamp(),
  nth bigint generated always as identity,
  -- Somebody still has to act on it. Worked out here, so that no program can lose an obligation by a wrong flag.
  is_open boolean not null generated always as (
    jsonb_path_exists(stakes, '$[*] ? (@.state == "asked" || @.state == "returning")')
    or (won_minor is null and jsonb_path_exists(stakes, '$[0] ? (@.state == "live")'))
    or (won_minor is not null and not is_told)
  ) stored,
  unique (desk, player, slip)
);
create index bet_open on {owner}.bet (desk, nth) where is_open;
create index bet_of_player on {owner}.bet (desk, player, place, nth desc);

-- What the rules of a bet's life say, said a second time: nothing decided is decided anew, nothing told is untold, no stake changes
-- its amount or comes back to life.
create function {owner}.bet_goes_on() returns trigger language plpgsql as $$
begin
  if old.won_minor is not null and new.won_minor is distinct from old.won_minor then
    raise exception 'bet % is decided', old.key;
  end if;
  if old.is_told and not new.is_told then
    raise exception 'bet % is told', old.key;
  end if;
  if exists (
    select from jsonb_array_elements(old.stakes) with ordinality as was(stake, nth)
    left join jsonb_array_elements(new.stakes) with ordinality as now(stake, nth) using (nth)
    where now.stake ->> 'minor' is distinct from was.stake ->> 'minor'
      or (was.stake ->> 'state', now.stake ->> 'state') not in (
        ('asked', 'asked'), ('asked', 'live'), ('asked', 'returning'), ('asked', 'returned'), ('asked', 'refused'),
        ('live', 'live'), ('live', 'returning'), ('live', 'returned'),
        ('returning', 'returning'), ('returning', 'returned'), ('returned', 'returned'), ('refused', 'refused'))
  ) then
    raise exception 'a stake of bet % cannot go from % to %', old.key, old.stakes, new.stakes;
  end if;
  return new;
end $$;
create trigger bet_goes_on before update on {owner}.bet for each row execute function {owner}.bet_goes_on();

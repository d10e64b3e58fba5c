-- A season is bet on like a match: an event of its own with a gate and a result, without sides and without a start of its own.
create unique index event_of_season on book.event (tournament) where source = 'season';
create index event_of_league on book.event (tournament, starts_at);

-- Odds by hand know nothing of what comes after them.
alter table book.outright add column set_at timestamptz not null default house_now();
-- No bet on it counts: the season was never ended.
alter table book.outright add column is_void boolean not null default false;

-- Once bets are open on a season, its table needs a second person who confirms the very same.
alter table book.season add column asked_seen text;
alter table book.season add column asked_by text;
alter table book.season add column asked_at timestamptz;

-- What a process must know of a season to strike a bet on it.
create view book.season_word as
select t.id as tournament, jsonb_build_object(
  'isOfFeed', exists (select 1 from book.event m
    where m.tournament = t.id and m.source <> 'season' and not starts_with(m.source, 'import:')),
  'endsAt', (select max(m.starts_at) from book.event m where m.tournament = t.id),
  'sides', coalesce((select jsonb_object_agg(p.id, jsonb_build_object('name', p.name, 'names', p.called))
    from book.participant p where p.id in (
      select m.home from book.event m where m.tournament = t.id
      union select m.away from book.event m where m.tournament = t.id)), '{}'),
  'lines', coalesce((select jsonb_agg(jsonb_build_object('market', o.market, 'specifiers', o.specifiers, 'odds', o.odds,
      'isSuspended', o.is_suspended or o.is_void, 'setAt', o.set_at,
      -- The first match that begins after they were set shuts them.
      'closesAt', (select min(m.starts_at) from book.event m where m.tournament = t.id and m.starts_at > o.set_at))
      order by o.market, o.specifiers)
    from book.outright o where o.tournament = t.id), '[]')) as word
from book.tournament t;

-- Who knows more than a price can: a wallet's player, whether or not they have been here, and what they are close to.
create table book.insider (
  id bigint generated always as identity primary key,
  wallet text not null,
  wallet_player text not null,
  sport text references book.sport,
  tournament bigint references book.tournament,
  side bigint references book.participant,
  of_kind text not null generated always as
    (case when sport is not null then 'sport' when tournament is not null then 'league' else 'side' end) stored,
  of_id text not null generated always as (coalesce(sport, tournament::text, side::text)) stored,
  -- What they are to it.
  note text not null,
  -- Bets struck from here to its end are alerts.
  since timestamptz not null default house_now(),
  added_by text not null,
  ended_at timestamptz,
  ended_by text,
  check (num_nonnulls(sport, tournament, side) = 1),
  check ((ended_at is null) = (ended_by is null))
);
create unique index insider_once on book.insider (wallet, wallet_player, of_kind, of_id) where ended_at is null;

-- What somebody can be an insider of, as a page names it.
create view book.insider_thing as
select 'sport' as kind, s.id, s.id as sport, s.id as name, '{}'::jsonb as names, null::jsonb as category from book.sport s
union all
select 'league', t.id::text, c.sport, t.name, t.names, jsonb_build_object('name', c.name, 'names', c.names)
from book.tournament t join book.category c on c.id = t.category
union all
select 'side', p.id::text, p.sport, p.name, p.called, null from book.participant p;

alter table book.alert add column insider bigint references book.insider;
alter table book.alert drop constraint alert_kind_check;
alter table book.alert add constraint alert_kind_check
  check (kind in ('same-stake', 'sudden-run', 'beyond-odds', 'early-move', 'insider'));
alter table book.alert add check ((kind = 'insider') = (insider is not null));

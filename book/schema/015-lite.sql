-- The light sportsbook's visits: who looks at its pages, which carry no cookie, and the slip that they fill.

create table book.lite_visit (
  -- Of the word that stands in the addresses of its pages; the word itself is kept nowhere.
  hash bytea primary key,
  -- Of book.session: kept when that has ended, so that its pages say so. null: a visitor.
  session bytea,
  player bigint references book.player,
  -- The slip under a name that opens nothing: the page around the frame keeps it over a reload.
  slip_name text not null unique,
  slip jsonb not null,
  seen_at timestamptz not null default house_now()
);
create index lite_visit_of_player on book.lite_visit (player, seen_at);
create index lite_visit_that_ends on book.lite_visit (seen_at);

-- Push: where players' browsers are told of what happened, and what waits to be said there (docs/decisions/146).
create table push_subscription (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  -- The session in which it was switched on, or the later one of the same browser.
  session_id bigint not null references session (id) on delete cascade,
  -- Of the browser's device cookie, as in `device`.
  mark bytea not null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  -- The browser's keys, in base64url.
  p256dh text not null,
  auth text not null,
  kinds text[] not null,
  made_at timestamptz not null default house_now()
);
create index push_subscription_of_player on push_subscription (player_id);
create index push_subscription_of_session on push_subscription (session_id);
create index push_subscription_of_browser on push_subscription (mark);

create table push_notice (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscription (id) on delete cascade,
  -- Whose it is: a browser may become another player's while it waits.
  player_id bigint not null references player (id),
  kind text not null,
  -- The text, and what it is about: a payment, a bet, an answer.
  what text not null,
  tag text not null,
  path text not null,
  made_at timestamptz not null default house_now(),
  -- Whoever takes it puts this two minutes ahead: a process that dies leaves it to the next.
  due_at timestamptz not null default house_now(),
  -- By which round it was taken last.
  taken text not null default '',
  tries int not null default 0,
  unique (subscription_id, tag)
);
create index push_notice_due on push_notice (due_at);

-- However a session ends, the phone on which it was is told nothing any more.
create function forget_push() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.id;
  return null;
end
$$;
create trigger session_ended_forgets_push after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function forget_push();

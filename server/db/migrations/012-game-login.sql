-- A game belongs to the log-in that opened it: when that one ends, no matter how, the game takes no more stakes. A game that
-- is open now goes on with its player's newest log-in; an older one has none, and stakes nothing.
alter table game_session add column session_id bigint references session (id);
update game_session g set session_id =
    (select max(s.id) from session s where s.player_id = g.player_id and s.ended_at is null)
  where g.expires_at > house_now();

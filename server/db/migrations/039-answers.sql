-- Messages from players are answered (docs/decisions/065): who has one in hand, how it ended, and which letter answers which.
-- What no process of the release before writes stays null: a message without an ending waits.
alter table message
  -- Who has it in hand; nobody answers what somebody else has.
  add column holder_id bigint references operator (id),
  add column ending text check (ending in ('answered', 'closed')),
  add column ended_at timestamptz,
  add column ended_by bigint references operator (id),
  -- Why it was closed without an answer. For colleagues, and for the file of the player's own data.
  add column ended_why text not null default '',
  -- Of a letter: the message that it answers.
  add column answers bigint references message (id),
  add check ((ending is null) = (ended_at is null) and (ending is null) = (ended_by is null)),
  add check ((ending is not distinct from 'closed') = (ended_why <> '')),
  add check (direction = 'from-player' or (holder_id is null and ending is null)),
  add check (direction = 'to-player' or answers is null);

-- The database itself refuses a second answer.
create unique index message_answered_once on message (answers) where answers is not null;
create index message_waiting on message (id) where direction = 'from-player' and ending is null;
create index message_ended on message (id) where ending is not null;
create index message_from_player on message (player_id, id) where direction = 'from-player';

-- As the office reads them, also those that their player has deleted: somebody wrote to us and waits.
create view player_message as
select m.id, m.player_id as "playerId", p.number, trim(p.first_name || ' ' || p.last_name) as name, p.language, m.department,
  m.header, m.body, m.created_at as "createdAt", coalesce(h.name, '') as holder, m.ending, m.ended_at as "endedAt",
  coalesce(e.name, '') as "endedBy", m.ended_why as "endedWhy", coalesce(a.body, '') as answer
from message m
  join player p on p.id = m.player_id
  left join operator h on h.id = m.holder_id
  left join operator e on e.id = m.ended_by
  left join message a on a.answers = m.id
where m.direction = 'from-player';

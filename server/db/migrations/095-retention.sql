-- Old sessions are taken away a few at a time (server/process/retention.ts): without these each would be looked for in every row.
create index game_session_of_session on game_session (session_id);
create index authenticator_of_session on authenticator (session_id);
create index game_session_ended on game_session (expires_at);
create index message_taken_away on message (deleted_at) where deleted_at is not null;

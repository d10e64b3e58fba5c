-- Pages without a script (server/lite) have a cookie of their own: its hash finds the session, and what the session is opened with lies sealed under the cookie itself.
alter table session add column lite_hash bytea, add column lite_sealed bytea;
alter table session add constraint session_lite_is_whole check ((lite_hash is null) = (lite_sealed is null));
create unique index session_of_lite on session (lite_hash) where lite_hash is not null;

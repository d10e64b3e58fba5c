-- When the session's player last showed the password again; null: at the login.
alter table session add column confirmed_at timestamptz;

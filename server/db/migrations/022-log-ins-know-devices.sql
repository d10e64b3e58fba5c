-- A log-in's try knows the browser's device cookie too: functions/login-try.sql has another signature and result.
drop function if exists login_try(text, text, jsonb, jsonb);

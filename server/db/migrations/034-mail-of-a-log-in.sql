-- A log-in says where the mail about it goes: functions/enter-account.sql has one result more.
drop function if exists enter_account(bigint, text, jsonb, text, jsonb, jsonb);

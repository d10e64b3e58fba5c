-- What sides are called in other languages: `names` as feeds and files say it, `named` as traders do, and `called` what holds.
alter table book.participant add column named jsonb not null default '{}';
alter table book.participant add column called jsonb not null generated always as (names || named) stored;

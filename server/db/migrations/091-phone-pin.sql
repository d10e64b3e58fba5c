-- Players who dial or send an SMS show a PIN for stakes and withdrawals; an aggregator that asks again is given its first answer.
alter table player add column phone_pin_hash text;

create table dialled (
  company text not null,
  -- The aggregator's session, or the id of a message.
  session text not null check (char_length(session) between 1 and 120),
  -- What was typed so far, without the PIN.
  steps text not null,
  -- Null: it is being done.
  reply text,
  at timestamptz not null default house_now(),
  primary key (company, session, steps)
);
create index dialled_at on dialled (at);

-- Slips of the jackpot that travel: a few letters stand for picks of an open round. Of nobody: whose they were is not kept.
create table jackpot_code (
  code text primary key check (code ~ '^[A-Z]{6}$'),
  jackpot_id bigint not null references jackpot (id),
  -- `match=pick` joined by `,`, in the order of the round's matches.
  picks text not null,
  made_at timestamptz not null default house_now(),
  -- The same picks have the same letters.
  unique (jackpot_id, picks)
);

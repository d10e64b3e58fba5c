-- Deposits and withdrawals: one row each, written before the company hears of it, with a timeline.
create table payment (
  id bigint primary key generated always as identity,
  -- Our reference: the key of the payment at the company and in the ledger.
  key text not null unique,
  direction text not null check (direction in ('deposit', 'withdraw')),
  view_name text not null,
  company text not null,
  player_id bigint not null references player (id),
  currency text not null,
  minor bigint not null check (minor > 0),
  msisdn text not null,
  state text not null check (state in ('requested', 'approved', 'sent', 'paid', 'failed', 'returned', 'cancelled', 'rejected')),
  reason text,
  company_reference text,
  -- What the company confirmed, which is what was credited or paid out.
  paid_minor bigint,
  balance_after bigint,
  -- When the next step is due by the house's clock; null when nothing is left to do.
  due_at timestamptz,
  tries int not null default 0,
  created_at timestamptz not null default house_now(),
  updated_at timestamptz not null default house_now()
);
-- At most one open order a player.
create unique index payment_one_open_withdrawal on payment (player_id)
  where direction = 'withdraw' and state in ('requested', 'approved', 'sent');
-- At most one credit per provider reference.
create unique index payment_company_reference on payment (company, direction, company_reference)
  where company_reference is not null;
create index payment_of_player on payment (player_id, created_at desc);
create index payment_due on payment (due_at) where due_at is not null;

create table payment_event (
  -- The order in which pages hear of them.
  id bigint primary key generated always as identity,
  payment_id bigint not null references payment (id),
  at timestamptz not null default house_now(),
  state text not null,
  note text not null default ''
);
create index payment_event_of_payment on payment_event (payment_id, id);

-- Parked money of excluded players on its way back to the phone that paid it: an order of ours like any other, written
-- down before the company hears of it.
create table parked_return (
  id bigint primary key generated always as identity,
  -- Once for each payment: what failed is a person's from then on.
  payment_id bigint not null unique references payment (id),
  -- Our reference at the company. The ledger's journal has the deposit's own key, which it shares with every other end.
  key text not null unique,
  view_name text not null,
  company text not null,
  msisdn text not null,
  currency text not null,
  minor bigint not null check (minor > 0),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'paid', 'failed', 'dropped')),
  reason text not null default '',
  company_reference text,
  due_at timestamptz,
  tries int not null default 0,
  created_at timestamptz not null default house_now(),
  updated_at timestamptz not null default house_now(),
  check (state <> 'paid' or company_reference is not null)
);
create index parked_return_due on parked_return (due_at) where due_at is not null;

-- Documents that compliance has looked at itself.
alter table identity_check drop constraint identity_check_result_check;
alter table identity_check add constraint identity_check_result_check
  check (result in ('match', 'mismatch', 'unavailable', 'by-hand'));
alter table player_identity add column granted_by bigint references operator (id);

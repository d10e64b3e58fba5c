-- What a payment's company asked to keep, what its player has to do next, and money that came for nobody we know.
alter table payment
  -- The chosen bank, the looked-up name, the company's own id: what the plug needs again. Never a secret.
  add column details jsonb not null default '{}',
  -- What the player has to do, as the page shows it again after a reload; null when nothing.
  add column next_step jsonb;

create table stray_payment (
  id bigint primary key generated always as identity,
  company text not null,
  view_name text not null,
  company_reference text not null,
  -- What the payer typed, as far as it can be kept.
  account_reference text not null,
  msisdn text not null,
  currency text not null,
  minor bigint not null check (minor > 0),
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'credited', 'sent-back')),
  at timestamptz not null default house_now(),
  unique (company, company_reference)
);

-- Breaches of data: what became known when, and each step that followed (docs/decisions/078). Nothing of a player stands here.
create table data_breach (
  id bigint primary key generated always as identity,
  -- The authority is told within 72 hours of it.
  known_at timestamptz not null,
  what text not null check (what <> ''),
  affected text not null check (affected <> ''),
  noted_by bigint not null references operator (id),
  noted_at timestamptz not null default house_now(),
  check (known_at <= noted_at)
);
create table breach_step (
  breach_id bigint not null references data_breach (id),
  -- A row of contract/operators/breaches.ts.
  step text not null check (step in ('authority', 'players', 'closed')),
  -- What was told, or why it was not.
  why text not null check (why <> ''),
  by_operator bigint not null references operator (id),
  at timestamptz not null default house_now(),
  primary key (breach_id, step)
);
create trigger append_only before update or delete or truncate on data_breach
  for each statement execute function money.append_only();
create trigger append_only before update or delete or truncate on breach_step
  for each statement execute function money.append_only();

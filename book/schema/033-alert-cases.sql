-- Cases that alerts become: what several say about one player, or about one match, and what people found of it.
create table book.alert_case (
  id bigint generated always as identity primary key,
  player bigint references book.player,
  event bigint references book.event,
  opened_at timestamptz not null default house_now(),
  opened_by text not null,
  closed_at timestamptz,
  closed_by text,
  finding text check (finding in ('nothing', 'confirmed', 'passed-on')),
  reason text,
  check (num_nonnulls(player, event) = 1),
  check (num_nulls(closed_at, closed_by, finding, reason) in (0, 4))
);
-- About one thing one stands open.
create unique index alert_case_open on book.alert_case (coalesce(player, 0), coalesce(event, 0)) where closed_at is null;

-- Written over time and never changed.
create table book.alert_case_note (
  id bigint generated always as identity primary key,
  alert_case bigint not null references book.alert_case,
  at timestamptz not null default house_now(),
  who text not null,
  note text not null
);
create index on book.alert_case_note (alert_case, id);

alter table book.alert add column alert_case bigint references book.alert_case;
-- What is in a case has been looked at.
alter table book.alert add check (alert_case is null or looked_at is not null);
create index alert_of_case on book.alert (alert_case) where alert_case is not null;

-- What keeps a company from serving us and is ours to put right, and orders that were not taken because of it.
create table company_complaint (
  company text not null,
  -- keys, not-enabled, no-float, page, unreadable (server/banking/complaints.ts).
  what text not null,
  -- A reference of the company's where it is about one movement.
  note text not null default '',
  times int not null default 1,
  first_at timestamptz not null default house_now(),
  last_at timestamptz not null default house_now(),
  primary key (company, what, note)
);
-- What the company said instead of taking the order; its money stays held until people decide. Null: nothing of the kind.
alter table payment add column not_taken text;

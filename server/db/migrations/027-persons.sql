-- A person stands behind an account: keyed digests of their documents and of their names with the birthday, never freed,
-- so that an exclusion is found again on whatever account the same person opens (docs/decisions/068).

create table person_mark (
  -- A document's type; 'names': first and last name with the birthday, in one spelling.
  kind text not null,
  mark bytea not null,
  player_id bigint not null references player (id),
  at timestamptz not null default house_now(),
  primary key (kind, mark, player_id)
);
create index person_mark_of_player on person_mark (player_id);
create trigger append_only before update or delete or truncate on person_mark
  for each statement execute function money.append_only();

insert into person_mark (kind, mark, player_id, at)
select document_type, document_mark, player_id, checked_at from player_identity;

-- One row a document: another one proven later takes nothing from the first.
alter table player_identity drop constraint player_identity_pkey;
alter table player_identity add primary key (player_id, document_type, document_mark);

-- Which key the marks are made with: a process that has another one would find nobody again.
create table mark_key (
  name bytea primary key
);

-- A document was proven since the register answered: it is asked anew, and its last answer counts while it is silent.
alter table exclusion_check add column is_stale boolean not null default false;

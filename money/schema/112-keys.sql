-- Keys in a table of their own: what is unique over all journals, and what finds a journal by anything but its id or its
-- player. Journals may then lie in ranges of ids, of which each index knows its own range alone (docs/scale.md).
-- Whoever writes a journal waits: one that was written between the reading of all and the trigger would have no key.
lock table money.journal in share row exclusive mode;

create table money.key (
  journal bigint not null,
  -- Of the journal; null: of none.
  player bigint,
  -- 16 bytes of SHA-256: of the company and its own id of a wager, so that one probe tells of all kinds that came under one id,
  -- of anything else with its kind too.
  digest uuid not null,
  -- Of the company and its round; null: of no round.
  round uuid,
  -- 1 to 5: a kind of wager (money.code_of). 0: anything else. 6: the first rollback that names a stake by this key, which need
  -- not exist. 7: what reverses a journal, found by that one's id.
  code smallint not null check (code between 0 and 7),
  primary key (digest, code)
);

create function money.digest(what text) returns uuid language sql stable as $$
  select encode(substr(sha256(convert_to(what, 'UTF8')), 1, 16), 'hex')::uuid
$$;
-- A journal by itself needs no digest: its id as it is.
create function money.id_digest(id bigint) returns uuid language sql immutable as $$
  select lpad(to_hex(id), 32, '0')::uuid
$$;
create function money.code_of(kind text) returns smallint language sql immutable as $$
  select (case kind when 'wager.staked' then 1 when 'wager.won' then 2 when 'wager.rolled-back' then 3 when 'wager.voided' then 4
    when 'wager.changed' then 5 else 0 end)::smallint
$$;
create function money.key_digest(source text, kind text, key text) returns uuid language sql stable as $$
  select money.digest(source || E'\n' || case when kind like 'wager.%' then '' else kind || E'\n' end || key)
$$;

insert into money.key (journal, player, digest, round, code)
  select j.id, j.player_id, money.key_digest(j.source, j.kind, j.key), money.digest(j.source || E'\n' || j.round), money.code_of(j.kind)
  from money.journal j;
insert into money.key (journal, player, digest, code)
  select distinct on (j.source, j.ref) j.id, j.player_id, money.digest(j.source || E'\n' || j.ref), 6
  from money.journal j where j.ref is not null order by j.source, j.ref, j.id;
insert into money.key (journal, player, digest, code)
  select j.id, j.player_id, money.id_digest(j.reverses), 7 from money.journal j where j.reverses is not null;
create index key_of_round on money.key (round, player) where round is not null;

drop index money.journal_key, money.journal_of_round, money.journal_tombstone, money.journal_reversed_once, money.journal_named;

-- A key is never said of another journal, and never free again.
create trigger append_only before update or delete or truncate on money.key execute function money.append_only();

-- The keys of whatever is written; whoever writes many at once says them itself (money.write_wagers).
create function money.keep_keys() returns trigger language plpgsql as $$
begin
  insert into money.key (journal, player, digest, round, code)
    values (new.id, new.player_id, money.key_digest(new.source, new.kind, new.key), money.digest(new.source || E'\n' || new.round),
      money.code_of(new.kind));
  if new.ref is not null then
    insert into money.key (journal, player, digest, code)
      values (new.id, new.player_id, money.digest(new.source || E'\n' || new.ref), 6) on conflict do nothing;
  end if;
  if new.reverses is not null then
    insert into money.key (journal, player, digest, code) values (new.id, new.player_id, money.id_digest(new.reverses), 7);
  end if;
  return null;
end $$;
create trigger keep_keys after insert on money.journal for each row
  when (current_setting('uwanja.keys', true) is distinct from 'written') execute function money.keep_keys();

-- With what an item's one probe of the keys has found: its own journal under `seen`.
alter type money.wager_item
  add attribute digest uuid,
  add attribute rounds uuid,
  add attribute code smallint;

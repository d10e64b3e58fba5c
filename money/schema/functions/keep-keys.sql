-- 1. The keys of whatever is written; whoever writes many wagers says them itself (money.write_wagers). What a journal reverses may lie
-- in another range, so that it is there is asked here and not by a foreign key.
create or replace function money.keep_keys() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into money.key (journal, player, digest, round, code)
    values (new.id, new.player_id, money.key_digest(new.source, new.kind, new.key), money.digest(new.source || E'\n' || new.round),
      money.code_of(new.kind));
  if new.ref is not null then
    insert into money.key (journal, player, digest, code)
      values (new.id, new.player_id, money.digest(new.source || E'\n' || new.ref), 6) on conflict do nothing;
  end if;
  if new.reverses is not null then
    if not exists (select 1 from money.journal j where j.id = new.reverses and j.currency = new.currency) then
      raise exception 'there is no journal % to reverse', new.reverses using errcode = 'foreign_key_violation';
    end if;
    insert into money.key (journal, player, digest, code) values (new.id, new.player_id, money.id_digest(new.reverses), 7);
  end if;
  return null;
end $$;

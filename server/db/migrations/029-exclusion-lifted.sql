-- An exclusion that an operator placed can be lifted by two; no other promise ends early, whoever writes.
create or replace function money.block_follows_reasons() returns trigger language plpgsql as $$
begin
  if (old.time_out_until > house_now() and coalesce(new.time_out_until < old.time_out_until, true))
    or (old.excluded_until > house_now() and coalesce(new.excluded_until < old.excluded_until, true)
      and current_setting('uwanja.lifting', true) is distinct from old.player_id::text) then
    raise exception 'a promise of wallet % cannot end early', new.player_id using errcode = 'restrict_violation';
  end if;
  new.blocked_until := greatest(new.house_blocked_until, new.time_out_until,
    case when new.excluded_until is not null then timestamptz 'infinity' end);
  return new;
end $$;

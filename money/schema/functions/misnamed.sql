-- 3. What the replay asks of voids and changes: each names the right thing of its player, company and round, and no more of a
-- stake went back than there was.
create or replace function money.misnamed() returns table (what text, details jsonb) language plpgsql stable as $$
begin
  return query select 'named', jsonb_build_object('journal', j.id, 'names', j.names)
    from money.journal j left join money.journal o on o.id = j.names
    -- What is archived cannot be looked at.
    where (j.kind in ('wager.voided', 'wager.changed')) <> (j.names is not null) or j.names >= money.first_here() and (
      (o.player_id, o.source, o.round) is distinct from (j.player_id, j.source, j.round)
      or case j.kind when 'wager.voided' then o.kind <> 'wager.staked' else o.kind not in ('wager.won', 'wager.voided') end);
  return query select 'voids', jsonb_build_object('stake', b.id, 'minor', m.minor, 'back', g.minor)
    from (select distinct v.names as id from money.journal v where v.kind = 'wager.voided') v
      join money.journal b on b.id = v.id
      join money.account h on h.name = 'games:' || b.source and h.currency = b.currency and h.player_id is null
      cross join lateral money.given_back(b, h.id) g
      cross join lateral (select sum(p.minor) as minor from money.posting p where p.journal_id = b.id and p.line <> 5) m
    where g.minor not between 0 and m.minor;
end $$;

-- 3. A round as the tax of winnings sees it: what its standing wins brought before tax, as they are worth now, what was withheld
-- of it in all (by its wins, its undone stakes and voids, what undid a win and what said one anew), and when its last standing
-- win was.
create or replace function money.round_tax(in_source text, in_round text, in_player bigint, house bigint, tax bigint,
    out won bigint, out withheld bigint, out last_win timestamptz)
  language plpgsql stable
  set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  select coalesce(sum(case house when p.from_account then p.minor else -p.minor end) filter (where t.stands and p.line <= 2), 0),
      coalesce(sum(case tax when p.to_account then p.minor when p.from_account then -p.minor end), 0),
      max(t.at) filter (where t.stands and t.is_win)
    into won, withheld, last_win
    from (
      select w.id, w.at, true as is_win, not exists (select 1 from money.journal u where u.reverses = w.id) as stands
        from money.journal w
        where w.source = in_source and w.round = in_round and w.player_id = in_player and w.kind = 'wager.won'
      union all
      select c.id, c.at, false, exists (select 1 from money.journal w where w.id = c.names and w.kind = 'wager.won'
          and not exists (select 1 from money.journal u where u.reverses = w.id))
        from money.journal c
        where c.source = in_source and c.round = in_round and c.player_id = in_player and c.kind in ('wager.voided', 'wager.changed')
      union all
      select u.id, u.at, false, false from money.journal w join money.journal u on u.reverses = w.id
        where w.source = in_source and w.round = in_round and w.player_id = in_player and w.kind = 'wager.won'
      union all
      select u.id, u.at, false, false from money.journal b join money.journal u on u.source = b.source and u.ref = b.key
        where b.source = in_source and b.round = in_round and b.player_id = in_player and b.kind = 'wager.staked') t
      -- A win of nothing has no postings, and its round has been won all the same: it may be said anew.
      left join money.posting p on p.journal_id = t.id;
end $$;

-- 1. The tries that throttles count, where the database does it.

-- One try of a throttle in one statement: wait for whoever counts the same subjects, count, and write down or say how long
-- to wait. asks: [{kind, subject, windowS, free, waitsS, from, most}] (the plan of server/throttle/limit.ts); also: written
-- down, not asked.
create or replace function take_try(asks jsonb, also jsonb, locks text[], out wait_s float8, out tickets jsonb)
language plpgsql as $$
declare
  name text;
  moment timestamptz;
  ask record;
  counted record;
  whole float8;
begin
  -- A try that a power cut forgets is no harm: who counts does not wait for the disk.
  perform set_config('synchronous_commit', 'off', true);
  wait_s := 0;
  tickets := '[]';
  -- In one order, so that two who share several subjects never wait for each other. Each statement after the locks sees
  -- what was committed before them.
  for name in select distinct l from unnest(locks) l order by l loop
    perform pg_advisory_xact_lock(hashtextextended(name, 0));
  end loop;
  -- The clock is a volatile function: asked once, so that the index can be used.
  moment := house_now();
  for ask in
    select kind, subject, "windowS", free, "waitsS", "from", most
    from jsonb_to_recordset(asks) as a (kind text, subject text, "windowS" float8, free int, "waitsS" jsonb, "from" text, most int)
  loop
    select count(*)::int as tries, max(n.at) as newest, min(n.at) as oldest into counted
    from (select at from attempt
      where attempt.kind = ask.kind and attempt.subject = ask.subject and at > moment - make_interval(secs => ask."windowS")
      order by at desc limit ask.most) n;
    if counted.tries >= ask.free then
      whole := (ask."waitsS" ->> least(counted.tries - ask.free, jsonb_array_length(ask."waitsS") - 1))::float8;
      wait_s := greatest(wait_s, whole - coalesce(extract(epoch from moment -
        case ask."from" when 'newest' then counted.newest else counted.oldest end)::float8, 0));
    end if;
  end loop;
  if wait_s <= 0 then
    with written as (
      insert into attempt (kind, subject, at)
      select distinct a ->> 'kind', a ->> 'subject', moment from jsonb_array_elements(asks || also) a
      returning kind, subject, id)
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'subject', subject, 'id', id::text)), '[]') into tickets from written;
  end if;
end
$$;

-- Takes tries back. ids: single ones; subjects: [{kind, subject}] of which all go. One after the other by its index: joined
-- with a list, as long as the planner knows of no list, the whole table would be read.
create or replace function forgive_tries(ids jsonb, subjects jsonb) returns void
language plpgsql set enable_seqscan = off as $$
declare
  one text;
  whole jsonb;
begin
  perform set_config('synchronous_commit', 'off', true);
  for one in select jsonb_array_elements_text(ids) loop
    delete from attempt where id = one::bigint;
  end loop;
  for whole in select jsonb_array_elements(subjects) loop
    delete from attempt where kind = whole ->> 'kind' and subject = whole ->> 'subject';
  end loop;
end
$$;

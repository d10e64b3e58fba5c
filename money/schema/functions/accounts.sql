-- 1. The accounts of players and of the house.

-- A player's four accounts have ids made of the player's id, so that a wager need not look them up.
create or replace function money.open_wallet(player bigint, in_currency text) returns void language sql as $$
  insert into money.account (id, currency, player_id, name)
    select player * 8 + slot, in_currency, player, name
    from (values (0, 'cash'), (1, 'bonus'), (2, 'held'), (3, 'debt')) as a (slot, name);
  insert into money.wallet (player_id, currency) values (player, in_currency);
$$;

create or replace function money.open_house_account(in_name text, in_currency text) returns void language sql as $$
  insert into money.account (id, currency, name)
    select -nextval('money.house_account_id'), in_currency, in_name
    where not exists (select 1 from money.account where name = in_name and currency = in_currency and player_id is null)
    on conflict do nothing;
$$;

-- A player's account by its slot, a house account by its name: neither looks through the accounts of others.
create or replace function money.account_id(in_name text, in_currency text, player bigint) returns bigint language sql stable as $$
  select case in_name
    when 'cash' then player * 8 when 'bonus' then player * 8 + 1 when 'held' then player * 8 + 2 when 'debt' then player * 8 + 3
    else (select id from money.account where name = in_name and currency = in_currency and player_id is null)
  end
$$;

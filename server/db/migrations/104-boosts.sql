-- Up to which word of its sportsbook a bet was looked at: one that was boosted is looked at again when more is said of it.
alter table promotion_gift add column word int;

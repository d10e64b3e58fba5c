-- Bonuses are promotions' now, none stands in code. Whoever chose the house's own before keeps what they were promised.
alter table bonus add column figures jsonb;

update bonus set figures = jsonb_build_object('code', 'KARIBU100', 'percent', 100,
  'least', case currency when 'TZS' then '100000' else '50000' end,
  'most', case currency when 'TZS' then '10000000' else '5000000' end,
  'times', 10, 'lowRiskPercent', 10, 'days', 30)
where rule = 'first-deposit';

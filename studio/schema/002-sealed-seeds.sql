-- Seeds that are not shown yet, Zeppelin's root and the state of rounds in play are sealed by the program that writes them; what stood here
-- before in plain text opens as it is, and is sealed at its next writing. Sessions and their seeds are purged by age.
create index session_opened on studio.session (opened_at);
comment on column studio.seed.seed is 'Sealed with STUDIO_SEALING_KEY.';
comment on column studio.chain_root.root is 'Sealed with STUDIO_SEALING_KEY.';

/** SEALING_KEY is changed: both keys open, the sweep seals anew, and then the one before may go. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '@uwanja/money/sql'
import { aDatabase, DATABASE_KINDS } from '../db/testing.ts'
import { SEALED, type SealedTable } from './anew-store.ts'
import { sealAnew } from './anew.ts'
import { openSealing } from './sealing.ts'

const [OLD, NEW] = ['0d'.repeat(32), '7e'.repeat(32)]
const at = (sealingKey: string, sealingKeyPrevious: string | null = null) =>
  openSealing({ sealingKey, sealingKeyPrevious, dataDir: '' })
const secretOf = (table: string) => Buffer.from(`the secret of ${table}`)

/** Bytes that are no seal: hashes, marks, pictures, what companies signed. */
const NOT_SEALED = [
  ...['device.mark', 'game_seal.cut', 'game_seal.signature', 'game_session.private_hash', 'game_session.public_hash'],
  ...['mark_key.name', 'number_rest.mark', 'operator_session.cookie_hash', 'operator_session.token_hash'],
  ...['operator_start.check_hash', 'person_mark.mark', 'player_identity.document_mark', 'promotion_picture.bytes'],
  'push_subscription.mark',
  ...[
    'screening_hit.of_person',
    'session.cookie_hash',
    'session.lite_hash',
    'session.lite_sealed',
    'session.token_hash',
  ],
]

describe.each(DATABASE_KINDS)('O76 a changed sealing key, %s', (kind) => {
  let db: Db
  beforeAll(async () => {
    db = await aDatabase(kind)
    const sealing = at(OLD)
    const sealed = (table: string, owner: string) => `'\\x${sealing.seal(secretOf(table), owner).toString('hex')}'`
    await db.script(`
      insert into player (id, number, password_hash, currency, country) overriding system value
        values (7, '2348030000007', 'none', 'NGN', 'NG');
      insert into session (id, player_id, token_hash, address, agent, is_mobile, expires_at) overriding system value
        values (7, 7, '\\x07', '', '', false, house_now());
      insert into authenticator (player_id, session_id, sealed_key) values (7, 7, ${sealed('authenticator', '7')});
      insert into operator (id, name, role, password_hash, totp_sealed) overriding system value
        values (7, 'seven', 'admin', 'none', ${sealed('operator', 'operator 7')});
      insert into player_identity (player_id, document_type, document_sealed, last4, document_mark, first_name, last_name, birth_date)
        values (7, 'nin', ${sealed('player_identity', 'document 7')}, '0007', '\\x07', 'A', 'B', '2000-01-01');
      insert into company_key (company, name, state, sealed, set_by)
        values ('fasthub', 'secret', 'standing', ${sealed('company_key', 'company-key fasthub secret')}, 7);
      insert into player_hold (id, player_id, reason, asks, due_on, blocks) overriding system value
        values (7, 7, 'identity', 'a card', '2100-01-01', 'play');
      insert into hold_picture (player_id, hold_id, kind, key, size, sealed)
        values (7, 7, 'selfie', 'seven', 1, ${sealed('hold_picture', 'hold-picture 7 seven')});
      insert into erased_player (player_id, sealed, keep_until)
        values (7, ${sealed('erased_player', 'erased 7')}, '2100-01-01');
      alter table race alter column rule_id drop not null;
      insert into race (id, names, url_suffix, currency, from_at, to_at, planned_to, seed)
        overriding system value
        values (7, '{"en": "Seven"}', 'seven', 'NGN', house_now(), house_now() + interval '1 day', house_now() + interval '1 day',
          ${sealed('race', 'race seven')});`)
  })
  afterAll(() => db.close())

  async function opened(sealing: ReturnType<typeof at>): Promise<Record<string, string>> {
    const found: Record<string, string> = {}
    for (const [table, { column, owner }] of Object.entries(SEALED)) {
      const [row] = await db.query(`select ${column} as sealed, ${owner} as owner from ${table}`, [])
      try {
        found[table] = sealing.open(row!['sealed'] as Uint8Array, row!['owner'] as string).toString()
      } catch (error) {
        found[table] = (error as Error).message.slice(0, 23)
      }
    }
    return found
  }
  const tables = Object.keys(SEALED) as SealedTable[]
  const all = (said: (table: string) => string) => Object.fromEntries(tables.map((table) => [table, said(table)]))

  it('O76 knows every column in which something is sealed', async () => {
    const rows = await db.query(
      `select table_name || '.' || column_name as place from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' order by 1`,
      [],
    )
    const sealed = Object.entries(SEALED).map(([table, { column }]) => `${table}.${column}`)
    expect(rows.map(({ place }) => place)).toEqual([...NOT_SEALED, ...sealed].toSorted())
  })

  it('O76 both keys open, the sweep seals anew once, and the new key alone opens everything', async () => {
    const secrets = all((table) => secretOf(table).toString())
    const refused = all(() => 'sealed with another key')
    expect(await opened(at(NEW))).toEqual(refused)
    // Before the others know the new key it may already be known to open.
    expect(await opened(at(OLD, NEW))).toEqual(secrets)
    expect(await opened(at(NEW, OLD))).toEqual(secrets)
    expect(await sealAnew(db, at(NEW))).toBeNull()
    expect(await sealAnew(db, at(NEW, NEW))).toBeNull()
    expect(await opened(at(OLD))).toEqual(secrets)

    expect(await sealAnew(db, at(NEW, OLD))).toBe(tables.length)
    expect(await opened(at(NEW))).toEqual(secrets)
    expect(await opened(at(OLD))).toEqual(refused)
    expect(await sealAnew(db, at(NEW, OLD))).toBeNull()
  })
})

describe('O76 a seal', () => {
  it('O76 that neither key made is refused with advice, and one of another owner by both', () => {
    const sealed = at(OLD).seal(secretOf('x'), 'seven')
    expect(() => at(NEW, 'aa'.repeat(32)).open(sealed, 'seven')).toThrow(
      'SEALING_KEY_PREVIOUS (docs/operators/keys.md)',
    )
    expect(() => at(NEW, OLD).open(sealed, 'eight')).toThrow()
    expect(at(NEW, OLD).open(sealed, 'seven')).toEqual(secretOf('x'))
  })
})

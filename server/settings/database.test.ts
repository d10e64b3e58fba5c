/** What the settings of the database ask of each other. */
import { describe, expect, it } from 'vitest'
import { servingRole } from '../db/serving-role.ts'
import { mustReachItself, roleSettings } from './database.ts'
import { readSettings, type RawEnv } from './env.ts'

const DIRECT = 'postgres://serve@db:5432/uwanja'
const THROUGH = 'postgres://serve@db:6432/uwanja'
const read = (env: RawEnv) => readSettings({ NODE_ENV: 'test', ...env })

describe('O70 settings of the database', () => {
  it('O70 a pooler wants the way around it', () => {
    const pooled = { DATABASE_URL: THROUGH, DATABASE_POOLER: 'transaction' }
    expect(() => mustReachItself(read(pooled))).toThrow('DATABASE_DIRECT_URL must name the server itself')
    expect(() => mustReachItself(read({ ...pooled, DATABASE_DIRECT_URL: DIRECT }))).not.toThrow()
    expect(() => mustReachItself(read({ DATABASE_URL: DIRECT }))).not.toThrow()
    expect(read({ DATABASE_URL: DIRECT }).databaseDirectUrl).toBe(DIRECT)
  })

  it('O70 the role holds what no line through a pooler can say, and nothing without one', () => {
    const limits = { DATABASE_STATEMENT_MS: '9000', DATABASE_LOCK_MS: '4000', DATABASE_IDLE_MS: '0' }
    const held = roleSettings(read({ DATABASE_POOLER: 'transaction', ...limits }))
    const sql = servingRole('serve', 'owner', [], held)
    expect(sql).toContain(`alter role serve set default_transaction_isolation = 'read committed';`)
    expect(sql).toContain(`alter role serve set statement_timeout = '9000ms';`)
    expect(sql).toContain(`alter role serve set lock_timeout = '4000ms';`)
    expect(sql).toContain(`alter role serve set idle_in_transaction_session_timeout = '0ms';`)
    expect(servingRole('serve', 'owner', [], roleSettings(read(limits)))).not.toContain(' set ')
  })

  it('O68 several servers are refused where there is one, and by the name of the setting', () => {
    const two = 'postgres://serve@one,two/uwanja'
    expect(read({ DATABASE_URL: two }).databaseUrl).toBe(two)
    expect(() => read({ DATABASE_REPLICA_URL: two })).toThrow('DATABASE_REPLICA_URL must name one server')
    expect(() => read({ DATABASE_URL: 'postgres://serve@one,/uwanja' })).toThrow('DATABASE_URL must name each server')
  })
})

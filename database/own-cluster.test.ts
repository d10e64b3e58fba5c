/** The PostgreSQL that drills break: what was committed outlives its kill, and nothing of it is left at the end. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CAN_OWN_CLUSTER, ownCluster } from './own-cluster.ts'
import { openPostgres } from './postgres.ts'

describe.runIf(CAN_OWN_CLUSTER)('M20 a PostgreSQL of a test’s own', () => {
  it('M20 is stopped, killed, started, copied and removed', async () => {
    const cluster = await ownCluster({ settings: { max_connections: '20' } })
    const asked = async (url: string, text: string) => {
      const db = openPostgres(url, 1)
      try {
        return (await db.query(text, [])).map((row) => Object.values(row)[0])
      } finally {
        await db.close()
      }
    }
    try {
      expect(await asked(cluster.url(), 'show max_connections')).toEqual(['20'])
      await asked(cluster.url(), 'create table kept as select 7 as seven')
      await cluster.kill()
      await expect(asked(cluster.url(), 'select 1')).rejects.toThrow('ECONNREFUSED')
      await cluster.start()
      expect(await asked(cluster.url(), 'select seven from kept')).toEqual([7])
      await cluster.restart()
      expect(await cluster.program('pg_dump', '--schema-only', 'postgres')).toContain('CREATE TABLE public.kept')

      const copy = await cluster.copy()
      const identifier = 'select system_identifier::text from pg_control_system()'
      expect(copy.port).not.toBe(cluster.port)
      expect(await asked(copy.url(), identifier)).toEqual(await asked(cluster.url(), identifier))
      await copy.remove()
      expect(existsSync(copy.folder)).toBe(false)
    } finally {
      await cluster.remove()
    }
    expect(existsSync(cluster.folder)).toBe(false)
  })
})

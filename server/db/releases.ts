/** The databases of past releases, small and filled, on which every later migration is tested. For tests and `npm run release-dump`. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Each is a file in releases/, made by `npm run release-dump` on the commit of its tag. */
export const RELEASES = ['v0.1.0'] as const

/** SEALING_KEY of all of them, so that a test can open what was sealed. */
export const RELEASE_SEALING_KEY = '5ea1ed00'.repeat(8)

/** SQL that fills an empty database with that release's schema and rows. */
export function releaseSql(release: (typeof RELEASES)[number]): string {
  return gunzipSync(readFileSync(new URL(`./releases/${release}.sql.gz`, import.meta.url))).toString('utf8')
}

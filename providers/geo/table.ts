/** The table of ways to a visitor's country; the setting GEO_PROVIDER names the one that is asked. */
import type { GeoPlug } from '../plugs-geo.ts'
import { fileGeo } from './file/adapter.ts'
import { headerGeo } from './header/adapter.ts'
import { sandboxGeo } from './sandbox/adapter.ts'

export const GEO = { header: headerGeo, file: fileGeo, sandbox: sandboxGeo } as const satisfies Record<string, GeoPlug>

export type GeoProvider = keyof typeof GEO

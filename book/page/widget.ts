/** Serves the widget kit: the script that platforms put into a page of theirs, with the names that the build gave its parts. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** It names parts that a new release names otherwise. */
const KEPT = 'public, max-age=60'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** A chunk's own file and those that it cannot run without. */
function filesOf(manifest: Manifest, name: string, known = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name]
  if (!chunk || known.has(chunk.file)) return known
  known.add(chunk.file)
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, known)
  return known
}

/** @param folder Where the built pages lie. */
export function widgetScript(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const script = manifest['widget.tsx']?.file
  const styles = Object.values(manifest).find(({ file }) => /^assets\/widget-[\w-]+\.css$/.test(file))?.file
  if (script === undefined || styles === undefined) throw new Error('the build has no widget')
  const parts = {
    script: `/frame/${script}`,
    styles: `/frame/${styles}`,
    ahead: [...filesOf(manifest, 'widget.tsx')].map((file) => `/frame/${file}`),
  }
  return readFileSync(join(folder, 'widget.js'), 'utf8').replace('__PARTS__', () => JSON.stringify(parts))
}

export function mountWidget(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, 'widget.js'))) return
  const script = widgetScript(folder)
  app.get('/frame/widget.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', KEPT)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(script),
  )
}

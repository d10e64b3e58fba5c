/** `npm run conformance -- /path/to/folder`: tries a plug that is being made. The last line is `N passed, N failed`. */
import { command, PlainError, say } from './place.mjs'

await command(import.meta.url, async (rawArgs) => {
  const [folder, ...more] = rawArgs
  if (!folder || more.length > 0) throw new PlainError('Say which folder: npm run conformance -- /path/to/acme-pay')
  const { runConformance } = await import('./conformance/run.ts')
  const { passed, failed } = await runConformance(folder)
  say(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
})

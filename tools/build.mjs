/** `npm run build [-- target...]`: builds what is stale (the site, the sandbox's pages, both programs) and says what it did. */
import { command, PlainError, ROOT, run, say } from './place.mjs'
import { install } from './install.mjs'
import { BUNDLES, canBeBuilt, hasher, IMAGES, isFresh } from './targets.mjs'

/** Builds in turns of this many: the bundler itself uses every core. */
const AT_ONCE = 2

/**
 * @param {readonly import('./targets.mjs').Target[]} targets
 * @returns {{ target: import('./targets.mjs').Target, hash: string }[]}
 */
function staleOf(targets) {
  const hashOf = hasher()
  return targets
    .filter(canBeBuilt)
    .map((target) => ({ target, hash: hashOf(target) }))
    .filter(({ target, hash }) => !isFresh(target, hash))
}

/** @param {{ target: import('./targets.mjs').Target, hash: string }[]} stale */
async function buildAll(stale) {
  if (stale.length === 0) return
  // Loaded late: the bundler must not be needed where everything is fresh.
  const { bundle } = await import('./bundle.mjs')
  const queue = [...stale]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const startedMs = performance.now()
        await bundle(next.target, next.hash)
        say(`built ${next.target.name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
      }
    }),
  )
}

/**
 * Builds those of the targets that are stale.
 *
 * @param {readonly import('./targets.mjs').Target[]} targets
 */
export async function buildStale(targets) {
  await buildAll(staleOf(targets))
}

/** Is there anything to build? Cheap enough to ask at every start. */
function isAllBuilt() {
  return staleOf([...BUNDLES, ...IMAGES]).length === 0
}

/** Builds in a process of its own, so that a launcher that lives for days does not keep the bundler in memory. */
export async function buildApart() {
  if (isAllBuilt()) return true
  // Tests say so in NODE_ENV, and what they look at must be what players get.
  const env = { ...process.env, NODE_ENV: 'production' }
  return (await run(process.execPath, [`${ROOT}/tools/build.mjs`], { env })).code === 0
}

await command(import.meta.url, async (names) => {
  const known = [...BUNDLES, ...IMAGES].map(({ name }) => name)
  const strange = names.filter((name) => !known.includes(name))
  if (strange.length > 0) throw new PlainError(`No target ${strange.join(', ')}: there are ${known.join(', ')}.`)
  const isWanted = (/** @type {import('./targets.mjs').Target} */ { name }) =>
    names.length === 0 || names.includes(name)
  await install()
  await buildStale(BUNDLES.filter(isWanted))
  await buildStale(IMAGES.filter(isWanted))
  for (const target of BUNDLES) if (!canBeBuilt(target)) say(`left out ${target.name}: its room is not there yet`)
  return 0
})

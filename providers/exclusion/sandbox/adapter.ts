/** Asks the sandbox's exclusion register. For trying things out: no real register speaks this. */
import * as z from 'zod/mini'
import { askSigned } from '../../signed-question.ts'
import type { Changes, ExclusionPlug } from '../exclusion.ts'

const answer = z.union([
  z.object({ result: z.literal('clear') }),
  z.object({ result: z.literal('listed'), until: z.nullable(z.string()) }),
])
const taken = z.object({ result: z.literal('taken') })
const nth = z.int().check(z.minimum(0))
const fed = z.object({
  run: z.int(),
  /** The newest change that there is. */
  last: nth,
  changes: z.array(z.object({ nth, subject: z.string(), listed: z.boolean(), until: z.nullable(z.string()) })),
})

/** A day that cannot be read is no reason to let somebody play. */
function momentOf(text: string | null): Date | null {
  const moment = text === null ? null : new Date(text)
  return moment && Number.isNaN(moment.getTime()) ? null : moment
}

/** A place in the feed: which sequence it is of, and the change that was read last. */
function placeOf(cursor: string | null): { readonly run: number; readonly nth: number } | null {
  const found = /^(\d+)\.(\d+)$/.exec(cursor ?? '')
  return found && { run: Number(found[1]), nth: Number(found[2]) }
}

function read(since: ReturnType<typeof placeOf>, { run, last, changes }: z.infer<typeof fed>): Changes {
  const isWhole =
    since !== null &&
    since.run === run &&
    since.nth <= last &&
    // A change that is missing could be anybody's.
    changes.every((one, place) => one.nth === since.nth + place + 1) &&
    (changes.length > 0 || since.nth === last)
  if (!isWhole) return { result: 'reset', cursor: `${run}.${last}` }
  const reached = since.nth + changes.length
  return {
    result: 'changes',
    changes: changes.map(({ subject, listed, until }) => ({
      subject,
      result: listed ? ('listed' as const) : ('clear' as const),
      until: momentOf(until),
    })),
    cursor: `${run}.${reached}`,
    more: reached < last,
  }
}

export const sandboxExclusion: ExclusionPlug = {
  about: 'The outside world’s register of exclusions at EXCLUSION_URL.',
  settings: ['clientId', 'secret'],
  open(wire) {
    if (!URL.canParse(wire.baseUrl)) throw new Error('EXCLUSION_URL must be the address of the register')
    return {
      async ask(asked) {
        const said = answer.safeParse(await askSigned(wire, '/ask', asked))
        if (!said.success) return { result: 'unavailable' }
        if (said.data.result === 'clear') return { result: 'clear' }
        return { result: 'listed', until: momentOf(said.data.until) }
      },
      async changes(cursor) {
        const since = placeOf(cursor)
        const said = fed.safeParse(await askSigned(wire, '/changes', { since }))
        return said.success ? read(since, said.data) : { result: 'unavailable' }
      },
      report: async ({ until, ...asked }) =>
        taken.safeParse(await askSigned(wire, '/report', { ...asked, until: until.toISOString() })).success,
    }
  },
}

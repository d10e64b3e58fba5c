/** Says what waits: taken for two minutes, posted outside any transaction, then removed. A killed process says it again (docs/decisions/146). */
import { randomUUID } from 'node:crypto'
import type { Db } from '@uwanja/money/sql'
import type { PushSettings } from '../settings/push.ts'
import { isListed } from './endpoint-rules.ts'
import type { Post, Posted } from './post.ts'
import { dropNotices, forgetSubscription, postpone, takeDue, type TakenNotice } from './store.ts'
import { shownOf, together } from './words.ts'

/** How a notice ended, or that it waits on. `unwanted`: its player is excluded or rests, or it is a day old. */
export type PushOutcome = Posted['did'] | 'unwanted'

export interface SendingDeps {
  readonly db: Db
  readonly hosts: PushSettings['hosts']
  readonly post: Post
  /** Something that a person has to look at; no secret goes in. */
  warn(what: string, details: Readonly<Record<string, string>>): void
  count(outcome: PushOutcome, notices: number): void
}

/** A round's most, and how many are open to one host at once. */
const [MOST, AT_ONCE] = [100, 8]
const DAY_S = 86_400
const [FIRST_WAIT_S, LONGEST_WAIT_S] = [10, 3_600]

const waitS = (tries: number): number => Math.min(FIRST_WAIT_S * 2 ** (tries - 1), LONGEST_WAIT_S)

const isWanted = ({ kind, ageS, isExcluded, isResting }: TakenNotice): boolean =>
  ageS < DAY_S && !isExcluded && !(isResting && kind === 'bets')

type Group = [TakenNotice, ...TakenNotice[]]
const idsOf = (group: readonly TakenNotice[]) => group.map(({ id }) => id)

/** Until nothing is due any more; hosts beside each other. */
export async function sendDue(deps: SendingDeps, goesOn: () => boolean = () => true): Promise<void> {
  for (;;) {
    const round = randomUUID()
    const taken = await takeDue(deps.db, round, MOST)
    const unwanted = taken.filter((one) => !isWanted(one))
    if (unwanted.length > 0) await end(deps, round, unwanted, 'unwanted')
    const hosts = new Map<string, Group[]>()
    for (const group of together(taken.filter(isWanted))) {
      const { host } = new URL(group[0].endpoint)
      hosts.set(host, [...(hosts.get(host) ?? []), group])
    }
    await Promise.all([...hosts].map(([host, groups]) => toHost(deps, { round, host, goesOn }, groups)))
    if (taken.length < MOST || !goesOn()) return
  }
}

interface Line {
  readonly round: string
  readonly host: string
  readonly goesOn: () => boolean
}

/** Who was silent once is left alone until the next try: the others of this host would only wait as long. */
async function toHost(deps: SendingDeps, line: Line, groups: readonly Group[]): Promise<void> {
  const waiting = groups.values()
  let isSilent = false
  const say = async () => {
    for (const group of waiting) {
      if (!line.goesOn()) return
      const posted = isSilent ? SILENT : await postOne(deps, group)
      if (posted.did === 'later' && posted.isSilent) isSilent = true
      await settle(deps, line, group, posted)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, say))
}

const SILENT: Posted = { did: 'later', isSilent: true, afterS: 0 }

/** The list may be another one than when the browser came. */
async function postOne({ hosts, post }: SendingDeps, group: Group): Promise<Posted> {
  const [first] = group
  if (!isListed(first.endpoint, hosts)) return { did: 'gone' }
  return post(first, shownOf(group), DAY_S - Math.min(...group.map(({ ageS }) => ageS)))
}

async function settle(deps: SendingDeps, { round, host }: Line, group: Group, posted: Posted): Promise<void> {
  const { db, count, warn } = deps
  if (posted.did === 'later') {
    count('later', group.length)
    return postpone(db, round, idsOf(group), Math.max(posted.afterS, waitS(group[0].tries)))
  }
  // A wrong key of ours, a wrong clock: every other notice to this host will be refused too.
  if (posted.did === 'refused') warn('a push service refused a notice', { host, http: String(posted.http) })
  if (posted.did === 'gone') await forgetSubscription(db, group[0].subscriptionId)
  await end(deps, round, group, posted.did)
}

async function end({ db, count }: SendingDeps, round: string, ended: readonly TakenNotice[], outcome: PushOutcome) {
  await dropNotices(db, round, idsOf(ended))
  count(outcome, ended.length)
}

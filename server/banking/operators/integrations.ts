/** The calls about outside companies: their health, their methods, and the jobs that failed. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import type { CompanyRow, officeIntegrations } from '@uwanja/contract/operators/integrations'
import { GAME_COMPANIES } from '@uwanja/providers/games'
import { GEO } from '@uwanja/providers/geo'
import { PAYMENT_COMPANIES } from '@uwanja/providers/payments'
import { SMS } from '@uwanja/providers/sms'
import { failedJobs, queueDepths } from '../../db/observed.ts'
import type { Settings } from '../../settings/env.ts'
import { refuse } from '../../runtime/refuse.ts'
import { recordAudit } from '../../operators/audit-store.ts'
import type { OfficeHandlers } from '../../operators/mount.ts'
import type { ComplaintRow as ComplaintNow } from '../complaints-store.ts'
import { bankingActions } from '../actions.ts'
import { openFloats, type Float } from '../floats.ts'
import type { PaymentDeps } from './deps.ts'

const MOST_FAILED = 100

type Kind = CompanyRow['kinds'][number]

/** Each company once, with all that it is asked for. */
function companies({ geoProvider }: Pick<Settings, 'geoProvider'>): Map<string, Kind[]> {
  const found = new Map<string, Kind[]>()
  const add = (company: string, kind: Kind) => found.set(company, [...(found.get(company) ?? []), kind])
  for (const { name } of PAYMENT_COMPANIES) add(name, 'payments')
  for (const company of Object.keys(GAME_COMPANIES)) add(company, 'games')
  for (const { company } of SMS) add(company, 'sms')
  for (const name of ['mail', 'geo', 'identity', 'exclusion', 'screening'] as const) add(name, name)
  // A proxy's header or a file of our own tells the country: there is nobody to ask.
  if (geoProvider !== null && GEO[geoProvider].answersFor === 'request') found.delete('geo')
  return found
}

/** What it complains of, and what we have there; nothing of the second where a company has no float. */
function standingOf(company: string, all: readonly ComplaintNow[], floats: readonly Float[]) {
  const complaints = all
    .filter((one) => one.company === company)
    .map(({ what, note, times, firstAt, lastAt }) => ({
      what,
      note,
      count: times,
      since: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }))
  const found = floats.find((one) => one.company === company)
  if (!found) return { complaints }
  const float = (found.amounts ?? []).map(({ minor, currency }) => ({ amount: decimalText(minor), currency }))
  return { complaints, float }
}

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** The jobs that failed, for whoever looks after the house. */
function jobHandlers({ db, jobs }: PaymentDeps): Pick<OfficeHandlers, 'jobs' | 'retryJob'> {
  return {
    async jobs() {
      const [queues, failed] = [await queueDepths(db), await failedJobs(db, MOST_FAILED)]
      // The library's own queues are not ours to show.
      const ours = queues.filter(({ name }) => !name.startsWith('__'))
      return {
        queues: ours,
        failed: failed.map((one) => ({ ...one, at: one.at.toISOString(), nextAt: one.nextAt?.toISOString() ?? null })),
      }
    },
    async retryJob({ name, id }, { operator }) {
      if (!(await jobs.retry(name, id))) refuse('NOT_FOUND')
      await db.transaction((tx) =>
        recordAudit(tx, { by: operator, action: 'job.retried', subject: `job ${name}`, after: { id } }),
      )
      return null
    },
  }
}

function chaosHandlers({ db, chaos }: PaymentDeps): Pick<OfficeHandlers, 'chaos' | 'setChaos'> {
  return {
    async chaos() {
      if (chaos === null) return { isSandbox: false, companies: [] }
      return { isSandbox: true, companies: (await chaos.read()) ?? refuse('COMPANY_DOES_NOT_ANSWER') }
    },
    async setChaos({ company, fate: testOutcome }, { operator }) {
      const before = chaos === null ? refuse('NOT_FOUND') : ((await chaos.read()) ?? refuse('COMPANY_DOES_NOT_ANSWER'))
      const was = before.find((one) => one.company === company) ?? refuse('NOT_FOUND')
      if ((await chaos!.set(company, testOutcome === '' ? null : testOutcome)) === null)
        refuse('COMPANY_DOES_NOT_ANSWER')
      const told = { before: { fate: was.fate ?? '' }, after: { fate: testOutcome } }
      await db.transaction((tx) =>
        recordAudit(tx, { by: operator, action: 'chaos.set', subject: `company ${company}`, ...told }),
      )
      return null
    },
  }
}

export function integrationHandlers(deps: PaymentDeps): Pick<OfficeHandlers, keyof typeof officeIntegrations> {
  const { db, settings, jurisdiction, watch } = deps
  const payments = bankingActions(deps)
  const floats = openFloats(deps.methods)
  return {
    ...jobHandlers(deps),
    ...chaosHandlers(deps),
    async integrations() {
      const [complaints, ours] = [await payments.complaints(), floats()]
      return {
        currency: jurisdiction.currency,
        companies: [...companies(settings)].map(([company, kinds]) => {
          const { lastCallMs, lastTroubleMs, meanS, slowestS, refused, minutes, calls, errors, noAnswers } =
            watch.read(company)
          return {
            company,
            kinds,
            calls,
            errors,
            noAnswers,
            isConfigured: (settings.company(company)['url'] ?? '') !== '',
            lastCallAt: momentOf(lastCallMs),
            lastTroubleAt: momentOf(lastTroubleMs),
            meanMs: Math.round(meanS * 1000),
            slowestMs: Math.round(slowestS * 1000),
            minutes: minutes.map((one) => ({
              at: new Date(one.atMs).toISOString(),
              calls: one.calls,
              meanMs: Math.round(one.meanS * 1000),
            })),
            ...standingOf(company, complaints, ours),
            refused: refused.map(({ lastMs, ...one }) => ({ ...one, lastAt: new Date(lastMs).toISOString() })),
          }
        }),
        methods: payments.methods().map(({ limitId, min, max, ...method }) => ({
          ...method,
          accountId: limitId ?? 0,
          minLimit: decimalText(min),
          maxLimit: decimalText(max),
        })),
      }
    },
    async setMethod({ why, ...change }, { operator }) {
      await db.transaction(async (tx) => {
        const changed = await payments.methodSet(tx, change)
        await recordAudit(tx, {
          by: operator,
          action: 'method.set',
          subject: `method ${change.viewName}`,
          why,
          ...changed,
        })
      })
      await payments.methodsChanged()
      return null
    },
  }
}

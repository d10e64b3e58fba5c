/** The sportsbooks on offer, each under a word mark: choosing one opens its page, or frames its address. */
import { sports } from '@uwanja/contract/site/sports'
import { join } from '@uwanja/ui/looks/join'
import { ask } from '../ask.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { isThisWebview } from '../location/webview.ts'
import { queries, useQuery } from '../queries.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { BOOKS, HIDDEN_IN_WEBVIEW, leadsOf } from './sports-rules.ts'

const KNOWN: ReadonlyMap<number, string> = new Map(Object.values(BOOKS).map(({ id, brand }) => [id, brand]))

const TILE =
  'flex min-h-11 shrink-0 items-center rounded-xl border border-line px-4 font-extrabold tracking-tight whitespace-nowrap no-underline'

interface Props {
  /** Id of the one that is shown. */
  readonly here: number | null
  readonly onFramed: (provider: { readonly id: number; readonly address: string }) => void
}

export function ProviderMenu({ here, onFramed }: Props) {
  const t = useTranslations('sports')
  const { data, isPending } = useQuery({
    queryKey: ['bettingProviders'],
    queryFn: ({ signal }) => ask(sports.getBettingProviders, {}, signal),
  })
  // What stands below must not be moved when they come.
  if (isPending) return <div className="h-13" />
  const hidden = isThisWebview() ? HIDDEN_IN_WEBVIEW : null
  const providers = (Array.isArray(data) ? data : []).flatMap((one) =>
    typeof one?.id === 'number' && one.id !== hidden ? [{ ...one, id: one.id }] : [],
  )
  if (providers.length === 0) return null
  return (
    <nav aria-label={t('providers')}>
      <ul className="relative flex gap-2 overflow-x-auto pb-2">
        {providers.map(({ id, name, preMatchUrl }) => {
          const mark = KNOWN.get(id) ?? (name || String(id))
          const look = join(
            TILE,
            id === here ? 'bg-raised text-text shadow-[inset_0_-3px_0_var(--primary)]' : 'text-muted',
          )
          const leads = leadsOf(preMatchUrl, jurisdiction.sports.frames)
          return (
            <li key={id}>
              {leads === null ? (
                <span className={join(look, 'flex-col justify-center')}>
                  {mark} <small className="font-normal">{t('closed')}</small>
                </span>
              ) : 'to' in leads ? (
                <ScreenLink
                  to={leads.to}
                  className={look}
                  // Chosen again it is launched again.
                  onClick={() => void queries.removeQueries({ queryKey: ['sportsbook'] })}
                >
                  {mark}
                </ScreenLink>
              ) : (
                <button type="button" className={look} onClick={() => onFramed({ id, address: leads.framed })}>
                  {mark}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

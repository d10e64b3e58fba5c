/** A sportsbook's page: the menu of providers, the session that it launches, and its frame (P02, P10). */
import { sports } from '@uwanja/contract/site/sports'
import { Button } from '@uwanja/ui/Button'
import { Card } from '@uwanja/ui/Card'
import { Spinner } from '@uwanja/ui/Spinner'
import { useEffect, useState, type ReactNode } from 'react'
import { useParams } from 'wouter'
import { ask, RefusedError } from '../ask.ts'
import { awaitedOutcome, earlyData } from '../early/early.ts'
import { LAUNCH_MS, LAUNCH_ONCE } from '../game/game-rules.ts'
import { jurisdiction } from '../jurisdiction.ts'
import { useHere } from '../place.ts'
import { useQuery } from '../queries.ts'
import { useSession } from '../session/session.ts'
import { useLanguage } from '../texts/language.ts'
import { useStatusText } from '../texts/use-texts.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { keepBook } from './last-book.ts'
import { LightLink } from './LightLink.tsx'
import { ProviderMenu } from './ProviderMenu.tsx'
import { themeHere } from './site-theme.ts'
import { SportsFrame } from './SportsFrame.tsx'
import { SportsWidget } from './SportsWidget.tsx'
import { useSlowLine } from './use-slow-line.ts'
import {
  type BookName,
  BOOKS,
  frameAddress,
  frameLanguage,
  launchPath,
  leadsOf,
  widgetAddress,
} from './sports-rules.ts'

const launchAltenar = (lang: string, isLite: 'true' | 'false') => ask(sports.altenar, { lang, isLite }, LAUNCH_MS)

/** Of the widget's session the others tell less. */
function launchOf(book: BookName, lang: string): ReturnType<typeof launchAltenar> {
  if (book === 'bsBetting') return ask(sports.bsBetting, {}, LAUNCH_MS)
  if (book === 'bti') return ask(sports.everyMatrix, { lang }, LAUNCH_MS)
  return launchAltenar(lang, book === 'altenarLite' ? 'true' : 'false')
}

type LaunchAnswer = Awaited<ReturnType<typeof launchAltenar>>

interface Framed {
  readonly id: number
  readonly address: string
  /** How often it was opened anew. */
  readonly nth?: number
}

/** @param start Where the frame begins, unless the address names a place. */
export function SportsPage({ book, start = '', heading }: { book: BookName; start?: string; heading: string }) {
  const { languageCode } = useParams<{ languageCode?: string }>()
  const { search } = useHere()
  const { language } = useLanguage()
  const culture = frameLanguage(languageCode, new URLSearchParams(search).get('lang'), language)
  const [framed, setFramed] = useState<Framed | null>(null)
  useEffect(() => keepBook(book), [book])
  return (
    <div className="flex flex-col gap-3">
      <h1 className="sr-only">{heading}</h1>
      <ProviderMenu here={framed?.id ?? BOOKS[book].id} onFramed={setFramed} />
      {framed ? (
        <SportsFrame
          key={`${framed.address} ${framed.nth ?? 0}`}
          title={heading}
          addressAt={() => framed.address}
          onRetry={() => setFramed({ ...framed, nth: (framed.nth ?? 0) + 1 })}
        />
      ) : (
        <Launched book={book} culture={culture} start={start} title={heading} />
      )}
    </div>
  )
}

function Launched({ book, culture, start, title }: { book: BookName; culture: string; start: string; title: string }) {
  const t = useTranslations('sports')
  const { pathname } = useHere()
  const token = useSession(({ user }) => user?.token ?? '')
  // As it opens: another choice afterwards is a message, and opens nothing anew.
  const [theme] = useState(themeHere)
  const asked = { path: launchPath(book, culture), token }
  const launch = useQuery({
    ...LAUNCH_ONCE,
    queryKey: ['sportsbook', book, culture, token],
    // The page's head has asked already.
    initialData: () => earlyData<LaunchAnswer>(asked),
    async queryFn() {
      const early = await awaitedOutcome(asked)
      if (early?.came === 'silence') throw new Error('the launch was not answered')
      // One that was refused is asked once more, which says what is wrong.
      return early?.came === 'data' && early.data ? (early.data as LaunchAnswer) : launchOf(book, culture)
    },
  })
  const isAltenar = book === 'altenar'
  const isSlowLine = useSlowLine()
  if (launch.isPending)
    return (
      <>
        <p data-frame-place="" role="status" className="flex items-center justify-center gap-3 py-16">
          <Spinner /> {t('opening')}
        </p>
        {isAltenar && isSlowLine && <LightLink />}
      </>
    )
  const { iFramebaseUrl: base, currentSession: session, basePath } = launch.data ?? {}
  // Messages are bound to the launched address; which one the page may frame is the server's list.
  const mayOpen = leadsOf(base, jurisdiction.sports.frames) !== null
  if (launch.error || !mayOpen)
    return (
      <Failed error={launch.error} onRetry={() => void launch.refetch()}>
        {isAltenar && <LightLink />}
      </Failed>
    )
  const addressAt = (place: string) =>
    frameAddress({ base, session, basePath: basePath || pathname, culture, theme, place: place || start })
  // With the moment: a visitor's second launch is answered like the first.
  const key = `${culture}${session ?? ''}${launch.dataUpdatedAt}`
  const frame = <SportsFrame key={key} title={title} addressAt={addressAt} onRetry={() => void launch.refetch()} />
  const { url, token: widgetToken, lang, skinId, lite } = launch.data ?? {}
  const widget = widgetAddress(url, jurisdiction.sports.widget)
  if (widget === null) return frame
  const own = { token: widgetToken ?? session ?? '', lang: lang || culture, skinId: skinId ?? '', lite: lite === true }
  return (
    <SportsWidget
      key={key}
      title={title}
      start={start}
      url={widget}
      session={own}
      instead={frame}
      basePath={basePath || pathname}
    />
  )
}

interface FailedProps {
  readonly error: Error | null
  readonly onRetry: () => void
  /** Another way. */
  readonly children: ReactNode
}

function Failed({ error, onRetry, children }: FailedProps) {
  const t = useTranslations()
  const statusText = useStatusText()
  return (
    <Card role="alert" className="mx-auto flex max-w-md flex-col items-center gap-4 text-center">
      <h2 className="text-xl font-bold">{t('sports.failed')}</h2>
      <p className="text-muted">{error instanceof RefusedError ? statusText(error.status) : t('sports.away')}</p>
      <Button variant="primary" onClick={onRetry}>
        {t('form.retry')}
      </Button>
      {children}
    </Card>
  )
}

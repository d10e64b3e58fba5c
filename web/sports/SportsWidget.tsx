/** A sportsbook that draws itself into our page by its own script; where that does not come, its frame stands instead (P06). */
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { CONSTANTS } from '@uwanja/contract/wire/constants'
import { Spinner } from '@uwanja/ui/Spinner'
import { logFailure } from '../log.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { BetslipButton } from './BetslipButton.tsx'
import { usePlace, useTold } from './use-frame.ts'
import { loadKit, optionsOf, type WidgetKit, type WidgetSession } from './widget-kit.ts'

/** For so long its script and its parts are waited for. */
const DRAWN_MS = 20_000

interface Props {
  readonly title: string
  /** Of the script. */
  readonly url: string
  readonly session: WidgetSession
  readonly basePath: string
  /** Where it begins, unless the address names a place. */
  readonly start: string
  /** Shown where the script does not come. */
  readonly instead: ReactNode
}

export function SportsWidget({ instead, ...props }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const { entry, nth, moved } = usePlace(container)
  if (hasFailed) return instead
  // Back to another place is another beginning.
  return (
    <Drawn
      key={nth}
      {...props}
      route={entry || props.start}
      container={container}
      moved={moved}
      onFail={() => setFailed(true)}
    />
  )
}

interface DrawnProps extends Omit<Props, 'instead' | 'start'> {
  readonly route: string
  readonly container: RefObject<HTMLDivElement | null>
  readonly moved: Parameters<typeof useTold>[0]
  readonly onFail: () => void
}

function Drawn({ title, url, session, basePath, route, container, moved, onFail }: DrawnProps) {
  const t = useTranslations('sports')
  const { told, heard } = useTold(moved)
  const [kit, setKit] = useState<WidgetKit | null>(null)
  const { token, lang, skinId, lite } = session
  const failed = useRef(onFail)
  useEffect(() => void (failed.current = onFail))
  useEffect(() => {
    let begun: WidgetKit | null = null
    let isGone = false
    // What the script says after we have left is nobody's.
    const hear: Parameters<typeof optionsOf>[1] = (message) => isGone || heard.current(message)
    const fail = (error: unknown) => {
      if (isGone) return
      logFailure('the sportsbook’s widget', error)
      failed.current()
    }
    const late = setTimeout(() => fail(new Error('the widget was silent')), DRAWN_MS)
    const timer = setTimeout(() => {
      loadKit(url)
        .then(async (loaded) => {
          if (isGone || !container.current) return
          begun = loaded
          loaded.init(optionsOf({ token, lang, skinId, lite, basePath, route }, hear))
          // A kit may fetch the parts that it draws; they may not come.
          await loaded.addSportsBook({ container: container.current })
          clearTimeout(late)
          if (!isGone) setKit(loaded)
        })
        .catch(fail)
    }, CONSTANTS.widgetStartMs)
    return () => {
      isGone = true
      clearTimeout(timer)
      clearTimeout(late)
      begun?.remove?.()
    }
  }, [url, token, lang, skinId, lite, basePath, route, container, heard])
  return (
    <>
      {kit === null && (
        <p role="status" className="flex items-center justify-center gap-3 py-16">
          <Spinner /> {t('opening')}
        </p>
      )}
      <section
        ref={container}
        aria-label={title}
        className={told.isOverlay ? 'fixed inset-0 z-50 overflow-auto' : ''}
      />
      {told.count !== null && !told.isOverlay && (
        <BetslipButton count={told.count} onClick={() => void kit?.goToBetslip?.()} />
      )}
    </>
  )
}

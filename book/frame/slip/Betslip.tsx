/**
 * The betslip's place on a page: a column where there is room, else a sheet over it, which the page around the frame opens. What
 * stands in it is fetched when the first selection is there.
 */
import { Ticket } from 'lucide-react'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { fill } from '@uwanja/i18n/fill'
import type { Language } from '@uwanja/i18n/language'
import { Failed } from '../Failed.tsx'
import { isHeld, onGoToBetslip, tell } from '../host.ts'
import { latePart } from '../late-part.tsx'
import { Loading } from '../Loading.tsx'
import { useIsPlayer } from '../session.ts'
import { useSaid } from '../texts.ts'
import { usePlace } from '../place.ts'
import { hasCode } from './code-link.ts'
import { COLUMN } from './column-looks.ts'
import { openSlip, useOpen } from './open.ts'
import { Sheet } from './Sheet.tsx'
import { SheetHead } from './SheetHead.tsx'
import { useSlip } from './slip.ts'

/** Where App.tsx puts its parts beside each other: a frame beside the site's own menu, on a small desk. */
const WIDE = '(min-width: 60rem)'
const isWide = (): boolean => matchMedia(WIDE).matches

/** Nothing changes it. */
const never = () => () => undefined

function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WIDE)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    isWide,
    () => false,
  )
}

const Panel = latePart<{ readonly shape: 'column' | 'sheet' }>(async (language) => {
  const [{ SlipPanel }, { loadSlipSaid, SlipSaidContext }] = await Promise.all([
    import('./SlipPanel.tsx'),
    import('./said.ts'),
  ])
  const said = await loadSlipSaid(language)
  return ({ shape }) => (
    <SlipSaidContext value={said}>
      <SlipPanel shape={shape} />
    </SlipSaidContext>
  )
})

/** What is decided is told wherever the player is. */
const Watching = latePart(async (language) => {
  const [{ Watch }, { loadMineSaid, MineSaidContext }] = await Promise.all([
    import('../bets/Watch.tsx'),
    import('../bets/said.ts'),
  ])
  const said = await loadMineSaid(language)
  return () => (
    <MineSaidContext value={said}>
      <Watch />
    </MineSaidContext>
  )
})

/** The page around us knows how many there are, and opens the slip. */
function useHostsButton(count: number): void {
  useEffect(() => {
    tell('betslipInitialized', { count: useSlip.getState().selections.length })
    const leave = onGoToBetslip(openSlip)
    const gone = () => tell('betslipDestroyed')
    addEventListener('pagehide', gone)
    return () => {
      removeEventListener('pagehide', gone)
      leave()
      gone()
    }
  }, [])
  useEffect(() => {
    tell('updateBetslipSelectionsCount', { count })
  }, [count])
}

export function Betslip() {
  const { language } = useSaid()
  const count = useSlip(({ selections }) => selections.length)
  const isPlayer = useIsPlayer()
  // As the server writes it: what is kept in this browser is there a moment later.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const search = usePlace((place) => place.search)
  useEffect(() => {
    if (hasCode(search)) openSlip()
  }, [search])
  useHostsButton(isHere ? count : 0)
  return isHere ? (
    <>
      {isPlayer && <Watching language={language} props={{}} waits={null} fails={() => null} />}
      <Placed language={language} count={count} />
    </>
  ) : null
}

function Placed({ language, count }: { readonly language: Language; readonly count: number }) {
  const isOpen = useOpen((state) => state.isOpen)
  const wide = useWide()
  if (wide) {
    const fails = (again: () => void) => (
      <aside className={COLUMN}>
        <Failed again={again} />
      </aside>
    )
    return <Panel language={language} props={{ shape: 'column' }} waits={null} fails={fails} />
  }
  if (isOpen)
    return (
      <Sheet>
        <Panel
          language={language}
          props={{ shape: 'sheet' }}
          waits={
            <Headed>
              <Loading rows={2} />
            </Headed>
          }
          fails={(again) => (
            <Headed>
              <Failed again={again} />
            </Headed>
          )}
        />
      </Sheet>
    )
  return count > 0 && !isHeld() ? <OwnButton count={count} /> : null
}

function Headed({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className="flex items-center gap-3">
        <SheetHead />
      </div>
      {children}
    </>
  )
}

/** Where nobody holds us there is no button around us. */
function OwnButton({ count }: { readonly count: number }) {
  const { texts } = useSaid()
  return (
    <button
      type="button"
      onClick={openSlip}
      aria-label={fill(texts.openSlip, { count: String(count) })}
      className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 flex size-14 items-center justify-center rounded-full bg-primary text-on-primary shadow-lg"
    >
      <Ticket size={24} aria-hidden="true" />
      <span
        aria-hidden="true"
        className="absolute -top-1 -right-1 min-w-6 rounded-full bg-text px-1.5 text-center text-sm font-bold text-ground"
      >
        {count}
      </span>
    </button>
  )
}

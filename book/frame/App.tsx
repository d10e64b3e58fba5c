/** What stands around every page of the frame, in the browser and where the book renders. */
import { StrictMode, useEffect } from 'react'
import { replayTaps } from './early-taps.ts'
import { useFavourites } from './favourites.ts'
import { Announcer } from './shell/Announcer.tsx'
import { Banners } from './shell/Banners.tsx'
import { Head } from './shell/Head.tsx'
import { LeagueMenu } from './shell/LeagueMenu.tsx'
import { Shown } from './shell/Shown.tsx'
import { useHeight } from './shell/use-height.ts'
import { Betslip } from './slip/Betslip.tsx'
import { SaidContext, type FrameTexts } from './texts.ts'

export function App({ said }: { readonly said: FrameTexts }) {
  useHeight()
  useEffect(() => void useFavourites.persist.rehydrate(), [])
  useEffect(replayTaps, [])
  return (
    <StrictMode>
      <SaidContext value={said}>
        <Head />
        <Banners />
        <div className="mx-auto max-w-[90rem] items-start gap-3 min-[60rem]:flex min-[60rem]:px-3 min-[60rem]:pt-3">
          <LeagueMenu />
          <main className="min-w-0 flex-1 pb-4 min-[60rem]:overflow-hidden min-[60rem]:rounded-xl">
            <Shown />
          </main>
          <Betslip />
        </div>
        <Announcer />
      </SaidContext>
    </StrictMode>
  )
}

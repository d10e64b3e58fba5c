/** Starts the gallery: the whole of it, or in a frame the parts or one scene alone. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyAppearance } from '../appearance.ts'
import { toasts } from '../toasts.ts'
import { viewOf } from './address.ts'
import { BothThemes } from './BothThemes.tsx'
import './gallery.css'
import { GalleryHead } from './GalleryHead.tsx'
import { GalleryPage } from './GalleryPage.tsx'
import { en } from './samples/en.ts'
import { sw } from './samples/sw.ts'
import { zh } from './samples/zh.ts'
import { SCENES } from './scenes.tsx'

const view = viewOf(location.search)
const words = { en, sw, zh }[view.language]
const scene = view.scene === null ? undefined : SCENES[view.scene]
const isFramed = self !== top

/** As long as a timer can: these toasts are there to be looked at. */
const ALWAYS_MS = 2_147_483_647

applyAppearance(view.theme)
if (!scene) {
  toasts.show('danger', words.refused, ALWAYS_MS)
  toasts.show('success', words.done, ALWAYS_MS)
  toasts.show('info', words.longTitle, ALWAYS_MS)
}

function page() {
  if (scene) return <main lang={view.language}>{scene(words, () => undefined)}</main>
  return (
    <>
      {!isFramed && <GalleryHead view={view} />}
      {view.width === null ? <GalleryPage view={view} words={words} /> : <BothThemes view={view} width={view.width} />}
    </>
  )
}

createRoot(document.getElementById('root')!).render(<StrictMode>{page()}</StrictMode>)

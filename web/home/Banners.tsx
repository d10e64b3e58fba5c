/** What operators show on the first screen: a picture, few words, and where they lead. On a phone several stand in a row that is moved. */
import type { HomeNow } from '@uwanja/contract/site/home'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'

export function Banners({ banners }: { banners: HomeNow['banners'] }) {
  const nav = useTranslations('nav')
  if (banners.length === 0) return null
  return (
    <ul aria-label={nav('promotions')} className="flex snap-x gap-2 overflow-x-auto">
      {banners.map(({ id, link, picture, title, text }) => (
        <li key={id} className="flex w-11/12 shrink-0 snap-start only:w-full lg:w-auto lg:flex-1">
          <ScreenLink
            to={link}
            className="flex min-w-0 flex-1 overflow-hidden rounded-xl border border-line bg-surface no-underline hover:bg-raised active:bg-raised"
          >
            {picture && (
              <span className="relative min-h-24 w-1/3 max-w-60 bg-turf lg:min-h-32">
                <img alt="" src={picture} fetchPriority="low" className="absolute size-full object-cover" />
              </span>
            )}
            <span className="min-w-0 flex-1 self-center p-3">
              <span className="line-clamp-2 leading-tight font-semibold">{title}</span>
              <span className="line-clamp-3 text-sm leading-tight text-muted">{text}</span>
            </span>
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}

/** The promotions: a tab for each category that the server has, "All" first and ours, and a card for each promotion (C05, C09). */
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { join } from '@uwanja/ui/looks/join'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { Gift } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useHere, useNavigator } from '../place.ts'
import { useLanguage } from '../texts/language.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { PromotionCard } from './PromotionCard.tsx'
import { useCategories, usePromotions } from './use-promotions.ts'

const ALL = 0
const PATH = '/promotions'

export function PromotionsPage() {
  const t = useTranslations('promotions')
  const categoryId = Number(new URLSearchParams(useHere().search).get('category') ?? '') || ALL
  useAllInAnotherLanguage(categoryId)
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('title')}</h1>
      <CategoryTabs chosen={categoryId} />
      <Promotions categoryId={categoryId} />
    </div>
  )
}

/** Another language loads the list of all (B4), whatever tab is open. */
function useAllInAnotherLanguage(categoryId: number): void {
  const { language } = useLanguage()
  const { go } = useNavigator()
  const before = useRef(language)
  useEffect(() => {
    if (before.current === language) return
    before.current = language
    if (categoryId !== ALL) go(PATH, { replace: true })
  }, [language, categoryId, go])
}

function CategoryTabs({ chosen }: { chosen: number }) {
  const t = useTranslations('promotions')
  const { data = [] } = useCategories()
  const tabs = [
    { id: ALL, category: t('all') },
    ...data.flatMap(({ id, category }) => (id ? [{ id, category: category ?? '' }] : [])),
  ]
  return (
    <nav aria-label={t('kinds')} className="-mx-4 sm:-mx-6">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:px-6">
        {tabs.map(({ id, category }) => (
          <li key={id} className="shrink-0">
            <Link
              to={id === ALL ? PATH : `${PATH}?category=${String(id)}`}
              aria-current={id === chosen ? 'page' : undefined}
              className={join(
                'flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap no-underline',
                id === chosen ? 'border-turf bg-turf text-chalk' : 'border-line bg-surface text-muted hover:text-text',
              )}
            >
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'
/** So many pictures are seen at once. */
const FIRST = 3

function Promotions({ categoryId }: { categoryId: number }) {
  const t = useTranslations('promotions')
  const query = usePromotions(categoryId)
  if (query.isPending)
    return (
      <div className={GRID}>
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} className="h-80 rounded-2xl" />
        ))}
      </div>
    )
  // A failure is logged and shows no message (B7): the same quiet place as an empty list.
  if (!query.data || query.data.length === 0)
    return (
      <EmptyState title={t('none')} mark={<Gift size={40} aria-hidden="true" />}>
        <p>{t('noneText')}</p>
        {query.error && <Button onClick={() => void query.refetch()}>{t('again')}</Button>}
      </EmptyState>
    )
  return (
    <div className={GRID}>
      {query.data.map((promotion, at) => (
        <PromotionCard key={promotion.id ?? at} promotion={promotion} comes={at < FIRST ? 'early' : 'late'} />
      ))}
    </div>
  )
}

/** A promotion's categories and tags. */
import { rows, type Promotion } from './use-promotions.ts'

const CHIP = 'inline-flex rounded-full border px-2.5 py-0.5 text-xs font-semibold'

export function Chips({ promotion }: { promotion: Promotion }) {
  const categories = rows(promotion.promotionCategoryList).map(({ category }) => category)
  const tags = rows(promotion.promotionTagsList).map(({ tagName }) => tagName)
  if (categories.length + tags.length === 0) return null
  return (
    <p className="flex flex-wrap gap-1.5">
      {categories.map((category) => (
        <span key={`c-${category}`} className={`${CHIP} border-line bg-raised text-muted`}>
          {category}
        </span>
      ))}
      {tags.map((tag) => (
        <span key={`t-${tag}`} className={`${CHIP} border-turf bg-turf text-chalk`}>
          {tag}
        </span>
      ))}
    </p>
  )
}

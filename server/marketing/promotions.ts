/** What players read of promotions: the specification's three calls, in one language. */
import type { marketing } from '@uwanja/contract/site/marketing'
import type { Gives } from '@uwanja/contract/site/effects'
import type { Language } from '@uwanja/contract/wire/constants'
import { refuse } from '../runtime/refuse.ts'
import type { Handlers } from '../wire/handlers.ts'
import type { MarketingDeps } from './deps.ts'
import { blocksOf } from './markdown.ts'
import { pictureAddress } from './pictures.ts'
import {
  categoriesOf,
  runningPromotion,
  runningPromotions,
  type Category,
  type Promotion,
  type StoredEffect,
} from './promotion-store.ts'

type Reads = Pick<
  Handlers<typeof marketing>,
  'getActivePromotionCategories' | 'getActivePromotions' | 'promotionDetails'
>

const listed = (tags: string): string[] => [...new Set(tags.split(/[,，]/u).map((one) => one.trim()))].filter(Boolean)

function cardOf({ id, texts, picture, endsAt, categories }: Promotion, known: readonly Category[], language: Language) {
  const own = known.filter((one) => categories.includes(String(one.id)))
  return {
    id: Number(id),
    imageURL: pictureAddress(picture),
    titleMainPage: texts.title[language],
    categoryDescriptionAll: texts.description[language],
    promotionCategoryList: own.map((one) => ({ id: Number(one.id), category: one.names[language] })),
    promotionTagsList: listed(texts.tags[language]).map((tagName) => ({ tagName })),
    endsAt: endsAt?.toISOString() ?? null,
  }
}

const SUMS: readonly string[] = ['amount', 'least', 'most']

/** Amounts of a rule are text there and numbers on the wire; all else travels as it is. */
function givesOf({ kind, base, currency, rule }: StoredEffect): Gives {
  const said = Object.entries(rule).map(([name, value]) => [name, SUMS.includes(name) ? Number(value) : value])
  return { ...(Object.fromEntries(said) as object), kind, base, currency }
}

export function promotionReads({ db, jurisdiction }: Pick<MarketingDeps, 'db' | 'jurisdiction'>): Reads {
  return {
    async getActivePromotionCategories({ lang = 'en' }) {
      const categories = await categoriesOf(db, 'active')
      return categories.map(({ id, names, isActive, inMenu }) => ({
        id: Number(id),
        category: names[lang],
        isActive,
        activatedInMenu: inMenu,
      }))
    },
    async getActivePromotions({ lang = 'en', categoryId }) {
      const [known, found] = [
        await categoriesOf(db, 'active'),
        await runningPromotions(db, jurisdiction.country, categoryId),
      ]
      return found.map((one) => cardOf(one, known, lang))
    },
    async promotionDetails({ lang = 'en', PromotionID: id }) {
      const found = (await runningPromotion(db, jurisdiction.country, id)) ?? refuse('NOT_FOUND')
      return {
        ...cardOf(found, await categoriesOf(db, 'active'), lang),
        startsAt: found.startsAt.toISOString(),
        body: blocksOf(found.texts.body[lang]),
        terms: blocksOf(found.texts.terms[lang]),
        code: found.effect?.code ?? '',
        gives: found.effect && givesOf(found.effect),
      }
    },
  }
}

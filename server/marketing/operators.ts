/** The office's side of promotions: what they say, where they stand, their pictures, and what they cost. */
import { decimalText } from '@uwanja/contract/wire/amounts'
import { isSaidInAll } from '@uwanja/contract/wire/said'
import type { officePromotions } from '@uwanja/contract/operators/promotions'
import type { Money } from '@uwanja/money'
import type { Tx } from '@uwanja/database/sql'
import { recordAudit } from '../operators/audit-store.ts'
import type { OperatorDeps } from '../operators/deps.ts'
import type { OfficeHandlers } from '../operators/mount.ts'
import { refuse } from '../runtime/refuse.ts'
import { blocksOf } from './markdown.ts'
import { pictureOf } from './picture-rules.ts'
import { pictureAddress } from './pictures.ts'
import {
  allPromotions,
  categoriesOf,
  daysOf,
  fileUnder,
  insertPicture,
  insertPromotion,
  keepCategory,
  lockPromotion,
  pictureByName,
  pictureNames,
  promotionById,
  setState,
  takersOf,
  updatePromotion,
  type Category,
  type Promotion,
  type PromotionTexts,
} from './promotion-store.ts'

const MOST = 200

type Promotions = Omit<Pick<OfficeHandlers, keyof typeof officePromotions>, 'askPromotionEffect'>
export type PromotionOperatorDeps = OperatorDeps & { readonly money: Pick<Money, 'read'> }

const categoryShown = ({ id, ...one }: Category) => ({ ...one, id: String(id) })

/** Promotions as the office reads them: the cost is the ledger's, not a count of ours. */
async function shown({ db, money }: PromotionOperatorDeps, rows: readonly Promotion[]) {
  const takers = await takersOf(db)
  const costOf = async (one: Promotion, { currency }: NonNullable<Promotion['effect']>) =>
    -(await money.read.house(db, `promotion:${one.id}`, currency))
  const found = []
  for (const one of rows) {
    const { effect, ...rest } = one
    const counts = takers.get(one.id) ?? { joined: 0, takers: 0 }
    found.push({
      ...rest,
      id: String(one.id),
      picture: pictureAddress(one.picture),
      categories: [...one.categories],
      startsAt: one.startsAt.toISOString(),
      endsAt: one.endsAt?.toISOString() ?? null,
      effect: effect && {
        ...effect,
        ...counts,
        cap: decimalText(BigInt(effect.cap)),
        given: decimalText(BigInt(effect.given)),
        cost: decimalText(await costOf(one, effect)),
      },
    })
  }
  return found
}

function reading(deps: PromotionOperatorDeps) {
  const { db, jurisdiction } = deps
  return {
    promotions: async () => ({
      promotions: await shown(deps, await allPromotions(db, MOST)),
      categories: (await categoriesOf(db, 'all')).map(categoryShown),
    }),
    async promotion({ id }) {
      const found = (await promotionById(db, BigInt(id))) ?? refuse('NOT_FOUND')
      const days = await daysOf(db, found.id, jurisdiction.zone)
      return {
        promotion: (await shown(deps, [found]))[0]!,
        categories: (await categoriesOf(db, 'all')).map(categoryShown),
        pictures: (await pictureNames(db)).map(pictureAddress),
        days: days.map(({ minor, ...one }) => ({ ...one, given: decimalText(minor) })),
      }
    },
    previewPromotion: async ({ text }) => ({ blocks: blocksOf(text) }),
  } satisfies Partial<Promotions>
}

/** What a page cannot do without, in every language. */
const isWhole = ({ title, description, body }: PromotionTexts): boolean => isSaidInAll(title, description, body)

const nameOf = (address: string): string => address.split('/').at(-1)!

const found = async (tx: Tx, id: string): Promise<Promotion> =>
  (await lockPromotion(tx, BigInt(id))) ?? refuse('NOT_FOUND')

function writing({ db }: PromotionOperatorDeps) {
  return {
    async keepPromotionCategory({ id, en, sw, zh, position, isActive, inMenu }, { operator: by }) {
      const wanted = { names: { en, sw, zh }, position, isActive, inMenu }
      const made = await db.transaction(async (tx) => {
        const kept = (await keepCategory(tx, id === '' ? null : BigInt(id), wanted)) ?? refuse('NOT_FOUND')
        await recordAudit(tx, {
          by,
          action: 'promotion.category',
          subject: `promotion-category ${kept}`,
          why: '',
          after: wanted,
        })
        return kept
      })
      return { id: String(made) }
    },
    async keepPromotion({ id, texts, categories, picture, startsAt, endsAt, jurisdiction, segment }, { operator: by }) {
      const date = (raw: string) => (raw === '' ? null : new Date(raw))
      const kept = {
        texts,
        picture: nameOf(picture).split('.')[0]!,
        startsAt: date(startsAt),
        endsAt: date(endsAt),
        jurisdiction,
        categories,
        segment,
      }
      const made = await db.transaction(async (tx) => {
        if (picture !== '' && !(await pictureByName(tx, nameOf(picture))))
          refuse('INCORRECT_PARAMETER_VALUE', { field: 'picture' })
        const before = id === '' ? null : await found(tx, id)
        if (before?.state === 'ended') refuse('NO_LONGER_OPEN')
        if (before?.state === 'published' && !isWhole(texts)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'texts' })
        const starts = kept.startsAt ?? before?.startsAt ?? new Date(0)
        if (kept.endsAt && kept.endsAt <= starts) refuse('INCORRECT_PARAMETER_VALUE', { field: 'endsAt' })
        const one = before?.id ?? (await insertPromotion(tx, kept, by.id))
        if (before) await updatePromotion(tx, one, kept)
        if (!(await fileUnder(tx, one, categories))) refuse('INCORRECT_PARAMETER_VALUE', { field: 'categories' })
        await recordAudit(tx, {
          by,
          action: 'promotion.kept',
          subject: `promotion ${one}`,
          why: '',
          after: { texts, categories, picture, startsAt, endsAt, segment },
        })
        return one
      })
      return { id: String(made) }
    },
  } satisfies Partial<Promotions>
}

function deciding({ db }: PromotionOperatorDeps) {
  return {
    async setPromotionState({ id, state, why }, { operator: by }) {
      await db.transaction(async (tx) => {
        const { state: before, texts } = await found(tx, id)
        if (before !== (state === 'published' ? 'draft' : 'published')) refuse('NO_LONGER_OPEN')
        if (state === 'published' && !isWhole(texts)) refuse('INCORRECT_PARAMETER_VALUE', { field: 'texts' })
        await setState(tx, BigInt(id), state)
        await recordAudit(tx, { by, action: `promotion.${state}`, subject: `promotion ${id}`, why })
      })
      return null
    },
    async putPromotionPicture({ content }, { operator: by }) {
      const picture = pictureOf(content) ?? refuse('INCORRECT_PARAMETER_VALUE', { field: 'content' })
      const { digest, kind, width, height, bytes } = picture
      await db.transaction(async (tx) => {
        await insertPicture(tx, picture, by.id)
        const after = { digest, kind, width, height, bytes: bytes.length }
        await recordAudit(tx, {
          by,
          action: 'promotion.picture',
          subject: `promotion-picture ${digest}`,
          why: '',
          after,
        })
      })
      return { picture: pictureAddress(`${digest}.${kind}`) }
    },
  } satisfies Partial<Promotions>
}

export const promotionOperators = (deps: PromotionOperatorDeps): Promotions => ({
  ...reading(deps),
  ...writing(deps),
  ...deciding(deps),
})

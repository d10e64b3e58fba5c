/** A segment and a letter as an operator types them. Pure. */
import type { LetterTemplate } from '@uwanja/contract/operators/letter-templates'
import type { OfficeMailing, OfficeSegment, RawFilter } from '@uwanja/contract/operators/segments'

export const ANYBODY: OfficeSegment['filter'] = {
  number: 'any',
  balanceFrom: '',
  balanceTo: '',
  seenWithinDays: 0,
  awayDays: 0,
  deposits: 'any',
  depositedFrom: '',
  language: '',
  country: '',
  refcode: '',
}

/** Fields hold text; what is left empty is not asked. */
export const typedOf = (segment: OfficeSegment | null) => {
  const { seenWithinDays, awayDays, ...filter } = segment?.filter ?? ANYBODY
  return {
    ...filter,
    name: segment?.name ?? '',
    seenWithinDays: String(seenWithinDays),
    awayDays: String(awayDays),
  }
}
export type SegmentTyped = ReturnType<typeof typedOf>

export function filterOf({ name: _name, seenWithinDays, awayDays, ...filter }: SegmentTyped): RawFilter {
  return { ...filter, seenWithinDays: Number(seenWithinDays), awayDays: Number(awayDays) }
}

/** What of a filter is asked at all, as names and values. */
export const askedOf = (filter: OfficeSegment['filter']): (readonly [keyof RawFilter, string])[] =>
  (Object.keys(ANYBODY) as (keyof RawFilter)[]).flatMap((name) =>
    filter[name] === ANYBODY[name] ? [] : [[name, String(filter[name])] as const],
  )

const NOTHING = { en: '', sw: '', zh: '' }
export const letterOf = (mailing: OfficeMailing | null, segmentId: string) => ({
  segmentId: mailing?.segmentId ?? segmentId,
  header: { ...(mailing?.texts.header ?? NOTHING) },
  text: { ...(mailing?.texts.text ?? NOTHING) },
  sendAt: '',
})
export type LetterTyped = ReturnType<typeof letterOf>

export const templateOf = (template: LetterTemplate | null) => ({
  name: template?.name ?? '',
  header: { ...(template?.texts.header ?? NOTHING) },
  text: { ...(template?.texts.text ?? NOTHING) },
})

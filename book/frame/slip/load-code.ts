/** Loads the slip of a code. */
import { bookCodes } from '@uwanja/contract/book/codes'
import { send } from '../send.ts'
import { choose } from './choices.ts'
import { endEditing } from './editing.ts'
import { fromElsewhere, type FromElsewhere } from './loaded.ts'
import { replaceSelections } from './slip.ts'

export type Loading = { readonly found: FromElsewhere } | { readonly failed: 'unknown' | 'many' | 'lost' }

/** A code on the slip. */
export async function loadCode(code: string, words: Parameters<typeof fromElsewhere>[1]): Promise<Loading> {
  try {
    const answer = await send(bookCodes.loadCode, { code })
    if (!answer.ok) return { failed: answer.status === 'TOO_MANY_REQUESTS' ? 'many' : 'unknown' }
    const found = fromElsewhere(answer.data.slip, words)
    replaceSelections(found.selections)
    // Somebody else's selections are a bet of their own, and take no bet's place.
    endEditing()
    choose({ bankers: [], ...found.choices })
    return { found }
  } catch {
    return { failed: 'lost' }
  }
}

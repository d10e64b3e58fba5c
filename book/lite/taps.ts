/** Selections that are tapped: on the slip, and off it again. */
import { fill } from '@uwanja/i18n/fill'
import { Malformed } from './answers.ts'
import type { Asker, Values } from './deps.ts'
import { pickText } from './now.ts'
import { settled } from './slip-page.ts'
import { choicesOf, emptied, isSame, legsOf, pickOf, pressedOf, toggled, without } from './slip.ts'
import type { KeptSlip } from './slip.ts'
import { keepSlip } from './store.ts'

interface Led {
  readonly to: string
  readonly note?: string
}

const PLACE = /^[a-z-]{1,20}(?:\?[\w=&.%~+-]{0,200})?$/

export async function keep({ deps, visit }: Asker, slip: KeptSlip): Promise<void> {
  if (slip.id !== visit.slip.id) await keepSlip(deps.db, visit, slip, visit.slip.id)
}

/** A slip that has lost legs may be no system any more. */
function fitting(slip: KeptSlip): KeptSlip {
  const legs = legsOf(slip.picks).length
  return choicesOf(legs, slip.picks.length).includes(slip.choice) ? slip : { ...slip, choice: 'multiple' }
}

/** With the slip that a tap goes on: what stands has left it, and so has what is on its way to the wallet. */
async function begun(before: Asker): Promise<Asker> {
  const { asker, isUnderWay } = await settled(before)
  if (!isUnderWay) return asker
  const { deps, visit } = asker
  const slip = emptied(visit.slip)
  await keepSlip(deps.db, visit, slip, visit.slip.id)
  return { ...asker, visit: { ...visit, slip } }
}

export async function pick(before: Asker, form: Values): Promise<Led> {
  const picked = pressedOf(form)
  const at = form['at'] ?? ''
  if (!picked || !PLACE.test(at)) throw new Malformed()
  const asker = await begun(before)
  const slip = fitting(toggled(asker.visit.slip, picked))
  await keep(asker, slip)
  const { on, off, full } = asker.said.texts.notes
  const isOn = slip.picks.some((one) => isSame(one, picked))
  const note = isOn ? on : slip.id === asker.visit.slip.id ? full : off
  return { to: `${at}#e${picked.event}`, note: fill(note, { what: pickText(asker, picked) }) }
}

export async function drop(before: Asker, form: Values): Promise<Led> {
  const picked = pickOf(form['p'] ?? '')
  if (!picked) throw new Malformed()
  const { asker, isUnderWay } = await settled(before)
  if (isUnderWay) return { to: 'slip' }
  await keep(asker, fitting(without(asker.visit.slip, picked)))
  return { to: 'slip', note: fill(asker.said.texts.notes.off, { what: pickText(asker, picked) }) }
}

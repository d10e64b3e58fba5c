/** Loads the file of a round and counts it; only who asks for it downloads this. */
import { recount, type RoundFile } from '@uwanja/contract/fair/recount'

/** @throws when the file cannot be had or is none. */
export async function recountedFrom(url: string): Promise<{ tickets: number; differs: readonly string[] }> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the file answered ${String(answer.status)}`)
  const [first = '', ...lines] = (await answer.text()).split('\n')
  const { counted, differs } = await recount(JSON.parse(first) as RoundFile, lines.filter(Boolean))
  return { tickets: counted.tickets, differs }
}

/** What the pages ask of the sandbox, by the rows of `contract/world/`. */
import type { Answer } from '@uwanja/contract/world/call'
import type { WORLD_CALLS, WorldCallName } from '@uwanja/contract/world/calls'

/** A row's answer as these pages receive it. */
export type Reply<Name extends WorldCallName> = Answer<(typeof WORLD_CALLS)[Name]>

export type ArrivedMail = Reply<'mail'>[number]
export type Pushed = Reply<'pushed'>[number]
export type Message = Reply<'messages'>[number]
export type Prompt = Reply<'prompts'>[number]
export type Wallet = Reply<'wallet'>
export type KnownPhone = Reply<'phones'>[number]
export type Delivery = Reply<'deliveries'>[number]
export type Clock = Reply<'clock'>
export type Countries = Reply<'countries'>
export type Trouble = Reply<'chaos'>[number]
export type About = Reply<'about'>
export type PromptResult = Reply<'answerPrompt'>
export type UssdAnswer = Reply<'dial'>
export type Bank = Reply<'banks'>[number]
export type Temporary = Reply<'temporaryAccounts'>[number]
export type TransferResult = Reply<'bankTransfer'>
export type BankAccount = Reply<'bankAccount'>
export type CardList = Reply<'cards'>
export type CardCheck = Reply<'cardCheck'>
export type CounterEnd = Reply<'payBill'>
export type Feed = Reply<'feed'>
export type Exclusion = Reply<'exclusions'>[number]
export type Entry = Reply<'screening'>[number]

/** Throws when the sandbox does not answer with JSON. */
export async function get<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(`/api${path}`, { signal })
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`)
  return (await answer.json()) as T
}

export const post = <T>(path: string, body: unknown): Promise<T> => tell('POST', path, body)

export const put = <T>(path: string, body: unknown): Promise<T> => tell('PUT', path, body)

async function tell<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as T
}

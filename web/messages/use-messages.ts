/** The inbox or what was sent, page by page; the inbox follows the server's push. */
import type { InfiniteData } from '@tanstack/react-query'
import { messages as calls } from '@uwanja/contract/site/messages'
import { useEffect } from 'react'
import { ask } from '../ask.ts'
import { queries, useInfiniteQuery } from '../queries.ts'
import { send } from '../send.ts'
import { useLanguage } from '../texts/language.ts'
import { allMessages, isUnread, nextPage, withRead, type Page, type ShownMessage } from './message-rules.ts'
import { countUnread, onInboxChanged } from './unread.ts'

export type Box = 'inbox' | 'sent'

const CALLS = { inbox: calls.getUnreadMessages, sent: calls.getSentMessages } as const

export function useMessages(box: Box) {
  const { language } = useLanguage()
  const key = ['messages', box, language]
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      // The house's letters are read in the page's language; what a player wrote stays theirs.
      const lang = box === 'inbox' ? { lang: language } : {}
      const page: unknown = await ask(CALLS[box], { page: pageParam, ...lang }, signal)
      return Array.isArray(page) ? (page as Page) : []
    },
    initialPageParam: 1,
    getNextPageParam: (_last, all) => nextPage(all),
    // Messages come while this page is closed: what was read before is shown, then read again.
    staleTime: 0,
  })
  const { data, hasNextPage, refetch } = query
  const messages = allMessages(data?.pages ?? [])
  const unread = data && !hasNextPage ? messages.filter(isUnread).length : null

  useEffect(() => {
    if (box !== 'inbox') return undefined
    return onInboxChanged(() => void refetch())
  }, [box, refetch])
  useEffect(() => {
    // Servers without push say it in no other way.
    if (box === 'inbox' && unread !== null) countUnread(unread)
  }, [box, unread])

  /** What could not be marked stays unread, and is tried again when it is opened again. */
  async function read({ id }: ShownMessage): Promise<void> {
    if (!id) return
    const outcome = await send(calls.readMessage, { messageId: id }).catch(() => null)
    if (!outcome?.ok) return
    queries.setQueryData<InfiniteData<Page, number>>(key, (now) => now && { ...now, pages: withRead(now.pages, id) })
  }
  return { query, messages, read }
}

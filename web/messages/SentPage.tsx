/** What the player wrote (specification B2, /Messages/SentMessages). */
import { MessageList } from './MessageList.tsx'
import { MessagesFrame } from './MessagesFrame.tsx'

export function SentPage() {
  return (
    <MessagesFrame box="sent">
      <MessageList box="sent" />
    </MessagesFrame>
  )
}

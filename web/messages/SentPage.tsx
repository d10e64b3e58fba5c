/** What the player wrote (U09). */
import { MessageList } from './MessageList.tsx'
import { MessagesFrame } from './MessagesFrame.tsx'

export function SentPage() {
  return (
    <MessagesFrame box="sent">
      <MessageList box="sent" />
    </MessagesFrame>
  )
}

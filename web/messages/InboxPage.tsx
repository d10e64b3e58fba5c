/** What the house wrote to the player (U09). */
import { MessageList } from './MessageList.tsx'
import { MessagesFrame } from './MessagesFrame.tsx'

export function InboxPage() {
  return (
    <MessagesFrame box="inbox">
      <MessageList box="inbox" />
    </MessagesFrame>
  )
}

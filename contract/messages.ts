/** Area Messages: the inbox (specification B2 other pages, B7 messages). */
import { later } from './call.ts'

export const messages = {
  getUnreadMessages: later('messages', {
    method: 'GET',
    path: '/api/api/Messages/GetUnreadMessages',
    access: 'player',
    about: 'The inbox.',
  }),
  getSentMessages: later('messages', {
    method: 'GET',
    path: '/api/api/Messages/GetSentMessages',
    access: 'player',
    about: 'Messages that the player sent.',
  }),
  readMessage: later('messages', {
    method: 'POST',
    path: '/api/api/Messages/ReadMessage',
    access: 'player',
    about: 'Marks a message as read.',
  }),
  sendAdminMessage: later('messages', {
    method: 'POST',
    path: '/api/api/Messages/SendAdminMessage',
    access: 'player',
    about: 'Writes to a department.',
  }),
  deleteMessage: later('messages', {
    method: 'POST',
    path: '/api/api/Messages/DeleteMessage',
    access: 'player',
    about: 'Deletes a message.',
  }),
}

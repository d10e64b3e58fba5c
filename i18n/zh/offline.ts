/** The page that a browser shows by itself when there is no connection. */
import type { offline as en } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline: Translation<typeof en> = {
  title: '网络已断开',
  text: '没有网络，无法打开这个页面。没有发送任何内容，您的钱没有变动。',
  retry: '重试',
}

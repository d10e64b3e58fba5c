/** What stands in a page without any script. */
import type { plain as en } from '../en/plain.ts'
import type { Translation } from '../translation.ts'

export const plain: Translation<typeof en> = {
  lost: '无法连接 Uwanja，正在重试。',
  noScript: '您的浏览器已关闭 JavaScript。您可以阅读本页；不开启也可在轻量版登录、付款和投注。',
  tooOld: '您的浏览器版本过旧，不支持完整版。您可以阅读本页；登录、付款和投注请用轻量版，此浏览器可用。',
  lite: '打开轻量版',
  posted: {
    title: '未发送任何内容',
    text: '此表单需要 JavaScript，而您的浏览器已将其关闭或版本过旧。我们没有保存您输入的任何内容，也没有资金变动。',
    next: '请开启 JavaScript 或更新浏览器，然后重试。',
    back: '返回页面',
  },
}

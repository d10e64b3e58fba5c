/** Chinese texts of the book's own page. */
import type { BookPage } from '../book-page.ts'

export const bookPage: BookPage = {
  title: '赔率簿',
  live: '滚球',
  ahead: '未开赛',
  nothing: '目前没有内容。',
  search: '搜索球队和联赛',
  find: '搜索',
  found: '找到：{count}',
  more: '更多',
  suspended: '暂停',
  back: '全部比赛',
  unknown: '没有这场比赛或联赛。',
  virtual: '虚拟比赛',
  replay: '往期比赛重播',
  sports: { football: '足球', basketball: '篮球', tennis: '网球' },
}

/** New terms, and the file of all that is kept about a player. */
import type { ownData as en } from '../en/own-data.ts'
import type { Translation } from '../translation.ts'

export const ownData: Translation<typeof en> = {
  newTerms: {
    title: '我们的条款已更改',
    text: '自您上次同意以来，条款与条件或隐私政策有了新内容，自{date}起生效。请阅读。',
    terms: '条款与条件',
    privacy: '隐私政策',
    agree: '我同意',
    later: '暂不',
    laterText: '您下次回来时我们会再次询问。如不同意，您可以提取资金并注销账户。',
    saved: '谢谢。您同意了什么、何时同意，都记录在您的数据文件中。',
    lost: '未能保存，请重试。',
  },
  ownData: {
    title: '您的数据',
    text: '我们保存的关于您的一切以及您的每一笔资金变动，汇成一个文件。',
    take: '下载我的数据',
    working: '正在整理',
    lost: '没有收到答复，没有任何改动，请重试。',
  },
}

/** 办公室关于玩家为暂停所发证件照片的文字。 */
import type { officePictures as en } from '../en/office-pictures.ts'
import type { Translation } from '../translation.ts'

export const officePictures: Translation<typeof en> = {
  documents: '可以发送哪些照片',
  documentsHint: '玩家页面上每项都有一个栏位。',
  asked: '要求的照片：{documents}',
  heading: '照片',
  none: '没有照片等待决定。',
  lead: '最早的在前。点击后才会取出照片，操作记录会写明谁看过。',
  look: '查看照片',
  hide: '收起',
  gone: '已过保存期：内容已删除。',
  alt: '{document}，发送于 {at}',
  failed: '无法取出照片。操作记录中可能已写明您看过。',
  accept: '接受',
  refuse: '拒绝',
  why: '为什么？玩家会看到。',
  refuseLead: '玩家会收到通知，以其语言看到原因，并可重新发送。',
  sentOn: '发送于 {at}',
  by: '{state}，{name}，{at}',
  next: '如不再缺少其他材料，请解除暂停。涉及年龄和身份的，请先按证件上的号码认可证件。',
  states: {
    waiting: '等待决定',
    accepted: '已接受',
    refused: '已拒绝',
  },
  kinds: {
    'identity-document': '身份证件',
    selfie: '手持证件自拍',
    'address-proof': '地址证明',
    'payment-statement': '银行卡或账户对账单',
    'income-proof': '收入证明',
  },
  reasons: {
    unreadable: '看不清楚',
    'cut-off': '部分被截掉',
    'wrong-document': '不是所要求的材料',
    expired: '证件已过期',
    'other-name': '姓名不同',
    altered: '照片经过修改',
  },
}

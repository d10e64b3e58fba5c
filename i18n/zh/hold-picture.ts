/** 发送暂停所要求材料的照片。 */
import type { holdPicture as en } from '../en/hold-picture.ts'
import type { Translation } from '../translation.ts'

export const holdPicture: Translation<typeof en> = {
  holdPicture: {
    lead: '光线充足，不要截掉任何部分，每个字都要看得清。只有审核证件的人员能看到，审核后会删除。',
    camera: '拍照',
    take: '选择照片',
    another: '再发一张照片',
    types: '相机拍摄的照片，或 JPEG、PNG 文件。',
    preview: '将要发送的照片：{name}',
    size: '将发送 {kb} kB',
    look: '上面的每个字都看得清吗？',
    send: '发送这张照片',
    sending: '正在发送…',
    change: '换一张照片',
    preparing: '正在缩小照片…',
    bad: '这个文件不是我们能读取的照片。请用相机拍摄，或选择 JPEG、PNG 文件。',
    lost: '网络中断，还不知道照片是否送达。没有丢失任何内容：请重试，不会重复计算。',
    again: '重试',
    busy: '目前正在处理的照片较多，请一分钟后重试。',
    sent: '已发送。我们会查看，并在“消息”中回复您。',
    sentOn: '发送于 {moment}',
    states: {
      waiting: '正在审核',
      accepted: '已接受',
      refused: '未接受',
    },
    sendAgain: '请重新发送一张照片。',
    documents: {
      'identity-document': '您的身份证件',
      selfie: '您手持证件放在脸旁的照片',
      'address-proof': '有您姓名和地址的文件',
      'payment-statement': '付款所用银行卡或账户的对账单',
      'income-proof': '证明收入的文件',
    },
    reasons: {
      unreadable: '看不清楚。请增加光线并拿稳手机。',
      'cut-off': '有一部分被截掉。四个角都必须在画面内。',
      'wrong-document': '不是我们要求的材料。',
      expired: '该证件已过期。',
      'other-name': '上面的姓名与您账户的不同。',
      altered: '照片经过修改。请直接拍摄文件原件。',
    },
  },
}

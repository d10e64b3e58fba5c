/** What the check of an instant game's round says, in Chinese. */
import type { DrawsTexts } from '../studio-draws.ts'

export const draws: DrawsTexts = {
  title: '验证一局',
  lead: '您的浏览器会在这里重新计算这一局的随机结果。本页不发送任何请求，您输入的内容不会离开设备。',
  seed: '种子（局后公布）',
  commitment: '指纹（局前公布）',
  words: '您的文字',
  ranges: '每次抽取的可能结果数，用点分隔',
  fill: '请填写全部四项。种子为 64 个字符，0-9 和 a-f。',
  good: '指纹吻合：种子在您开始之前已经锁定。',
  bad: '指纹与种子不符。',
  draws: '按顺序的抽取结果',
  draw: '{drawn}（0 至 {last}）',
  how: '计算方法',
  steps: [
    '按原样书写的种子，其 SHA-256 必须等于指纹。',
    '以种子为密钥，对“文字:0”“文字:1”等计算 HMAC-SHA256，每次得到八个小于 2³² 的数。',
    '每次抽取使用下一个数，除以结果数的余数就是结果。不小于最大倍数的数会被跳过，因此每个结果的机会相同。',
    '老虎机：每个转轴抽取一次，即顶行所停的位置。宾果：每次从剩下的球中抽一个。纸牌：每次从剩下的牌中抽一张。',
  ],
  noCrypto: '此浏览器只在 https 或本机上计算哈希。请在那里打开本页。',
}

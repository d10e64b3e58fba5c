/** 后台关于玩家首页横幅的文字。 */
import type { officeBanners as english } from '../en/office-banners.ts'
import type { Translation } from '../translation.ts'

export const officeBanners: Translation<typeof english> = {
  banners: '首页横幅',
  lead: '玩家在首页最先看到的内容：一张图片、几句话和去处。正在展示的横幅中按位置显示前三个；自我排除或休息中的玩家一个也看不到。',
  none: '还没有横幅。',
  make: '新建横幅',
  change: '修改',
  title: '标题（{language}）',
  text: '文字（{language}）',
  wholeLead: '每种语言都要有标题和文字，否则不能展示。',
  link: '链接到',
  linkHint: '本站地址，例如 /promotiondetails?promotionid=1 或 /cashraces',
  position: '位置（数字最小的排最前）',
  place: '位置',
  isShown: '向玩家展示',
  from: '开始',
  until: '结束',
  noEnd: '没有结束时间',
  pictureLead: '图片在发送前会在这里缩小：WebP，最多 20,000 字节，因为首页要保持轻巧。',
  noPicture: '无：只有文字',
  keep: '保存',
  preview: '玩家看到的样子',
  states: { seen: '正在显示', waits: '有效，但排在前三个之后', notNow: '未开始、已结束或属于其他地区', off: '不展示' },
}

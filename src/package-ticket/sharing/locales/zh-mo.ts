import type { SharingTextKey } from './zh-cn'

const zhMO: Record<SharingTextKey, string> = {
  'title.TICKET': '朋友的門票',
  'title.SHOW': '朋友推介',
  'title.TOPIC': '朋友推介活動',
  'title.PAY_SUCCESS': '朋友已購票',
  'from.TICKET': '{name} 有 {count} 張這場演出的門票',
  'from.SHOW': '{name} 向您推介這場演出',
  'from.TOPIC': '{name} 邀您參加活動',
  'from.PAY_SUCCESS': '{name} 剛買了 {count} 張票，一起去看吧',
  invited: '朋友邀您一起來看看',
  show: '看看這場演出',
  topic: '看看活動',
  app: '開啟 App',
  'app.none': '暫時無法開啟 App',
  home: '去首頁逛逛',
  ended: '朋友的分享已過期，內容仍可查看',
  gone: '這個分享打不開了',
  'gone.hint': '可能已被撤回，看看其他演出吧',
}

export default zhMO

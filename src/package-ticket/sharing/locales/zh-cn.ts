const zhCN = {
  'title.TICKET': '朋友的门票',
  'title.SHOW': '朋友推荐',
  'title.TOPIC': '朋友推荐活动',
  'title.PAY_SUCCESS': '朋友已购票',
  'from.TICKET': '{name} 有 {count} 张这场演出的门票',
  'from.SHOW': '{name} 推荐您看这场演出',
  'from.TOPIC': '{name} 邀您参加活动',
  'from.PAY_SUCCESS': '{name} 刚买了 {count} 张票，一起去看吧',
  invited: '朋友邀您一起来看看',
  show: '看看这场演出',
  topic: '看看活动',
  app: '打开 App',
  'app.none': '暂时无法打开 App',
  home: '去首页逛逛',
  ended: '朋友的分享已过期，内容仍可查看',
  gone: '这个分享打不开了',
  'gone.hint': '可能已被撤回，看看其他演出吧',
}

export type SharingTextKey = keyof typeof zhCN
export default zhCN

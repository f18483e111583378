const zhCN = {
  title: '城市码',
  hint: '扫码查看{city}正在售票的演出',
  next: '更新倒计时 {time}',
  name: '{city}的二维码',
  shows: '查看演出',
}

export type SiteCodeTextKey = keyof typeof zhCN
export default zhCN

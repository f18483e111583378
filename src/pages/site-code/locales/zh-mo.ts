import type { SiteCodeTextKey } from './zh-cn'

const zhMO: Record<SiteCodeTextKey, string> = {
  title: '城市碼',
  hint: '掃碼查看{city}正在售票的演出',
  next: '更新倒數 {time}',
  name: '{city}的二維碼',
  shows: '查看演出',
}

export default zhMO

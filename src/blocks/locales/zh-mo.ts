import type { BlockTextKey } from './zh-cn'

const zhMO: Record<BlockTextKey, string> = {
  'announcement.title': '公告',
  'city.choose': '切換城市，目前{city}',
  'city.title': '選擇城市',
  'city.hot': '熱門城市',
  'city.search': '搜索城市',
  'city.recent': '最近訪問',
  'city.found': '搜索結果',
  'city.none': '沒有找到這個城市',
  'recommend.empty': '該城市暫無演出，換個城市看看',
  'slides.label': '精選推介',
}

export default zhMO

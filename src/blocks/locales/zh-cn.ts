const zhCN = {
  'announcement.title': '公告',
  'city.choose': '切换城市，当前{city}',
  'city.title': '选择城市',
  'city.hot': '热门城市',
  'city.search': '搜索城市',
  'city.recent': '最近访问',
  'city.found': '搜索结果',
  'city.none': '没有找到这个城市',
  'recommend.empty': '该城市暂无演出，换个城市看看',
  'slides.label': '精选推荐',
}

export type BlockTextKey = keyof typeof zhCN
export default zhCN

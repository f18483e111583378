const zhCN = {
  'announcement.title': '公告',
  'city.choose': '切换城市，当前{city}',
  'city.title': '选择城市',
  'city.hot': '热门城市',
  'recommend.empty': '该城市暂无演出，换个城市看看',
  'slides.label': '精选推荐',
}

export type BlockTextKey = keyof typeof zhCN
export default zhCN

const zhCN = {
  'category.all': '全部',
  'category.label': '分类',
  'filter.city': '城市',
  'filter.date': '日期',
  'filter.sort': '排序',
  'date.any': '不限日期',
  'date.thisWeek': '本周',
  'date.nextWeek': '下周',
  'date.oneWeek': '未来 7 天',
  'date.nextTwoWeeks': '未来 14 天',
  'date.oneMonth': '未来一个月',
  'date.last30Days': '过去 30 天',
  'sort.RECOMMEND': '推荐排序',
  'sort.HOT': '热门优先',
  'sort.TIME_ASC': '最近开场',
  'sort.PRICE_ASC': '价格从低到高',
  'city.everywhere': '全部城市',
  'sort.DISTANCE': '离我最近',
  'sort.noPosition': '没有获得您的位置，请允许定位后重试',
}

export type FilterTextKey = keyof typeof zhCN
export default zhCN

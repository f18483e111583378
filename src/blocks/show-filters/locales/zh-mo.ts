import type { FilterTextKey } from './zh-cn'

const zhMO: Record<FilterTextKey, string> = {
  'category.all': '全部',
  'category.label': '分類',
  'filter.city': '城市',
  'filter.date': '日期',
  'filter.sort': '排序',
  'date.any': '不限日期',
  'date.today': '今天',
  'date.weekend': '本週末',
  'date.thisWeek': '本週',
  'date.nextWeek': '下週',
  'date.oneWeek': '未來 7 天',
  'date.nextTwoWeeks': '未來 14 天',
  'date.oneMonth': '未來一個月',
  'date.last30Days': '過去 30 天',
  'days.title': '自選日期',
  'days.first': '開始日期',
  'days.last': '結束日期',
  'days.choose': '按所選日期查看',
  'sort.RECOMMEND': '推薦排序',
  'sort.HOT': '熱門優先',
  'sort.TIME_ASC': '最近開場',
  'sort.PRICE_ASC': '價格由低至高',
  'city.everywhere': '全部城市',
  'sort.DISTANCE': '離我最近',
  'sort.noPosition': '未能取得您的位置，請在系統設定和「私隱中心」中允許使用位置後重試',
}

export default zhMO

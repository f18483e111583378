const zhCN = {
  'package.title': '套票详情',
  'package.rules': '优惠规则',
  'package.until': '{date} 前可购',
  'package.shows': '共 {count} 个节目',
  'package.choose': '选购套票',
  'shows.title': '选择节目',
  'shows.rule': '选 {min}–{max} 张',
  'shows.chosen': '已选 {count} 张',
  'shows.session': '选场次',
  'shows.change': '修改',
  'shows.saved': '已优惠 {price}',
  'shows.confirm': '去结算',
  'shows.none': '请先选择场次与张数',
  'shows.lost': '「{show}」有座位刚被别人选走，请重新选座',
  'detail.title': '节目介绍',
  'detail.about': '演出介绍',
  'session.title': '选择场次',
  'session.sessions': '场次',
  'session.plans': '票档',
  'session.soldOut': '售罄',
  'session.none': '暂无可选场次',
  'session.seats': '选座',
  'session.seatsChosen': '已选 {count} 座，重新选座',
  'session.less': '减少一张',
  'session.more': '增加一张',
  'session.limit': '最多选 {count} 张',
  'session.done': '选好了',
}

export type ComboActivityTextKey = keyof typeof zhCN

export default zhCN

const zhCN = {
  'openShow.title': '开放演出',
  'openShow.intro': '免费入场，报名的观众优先到场。',
  'openShow.empty': '暂无正在报名的演出',
  'openShowList.title': '全部开放演出',
  'openShowList.empty': '没有这样的开放演出',
  'openShowDetail.title': '开放演出',
  'openShowDetail.about': '简介',
  'openShowDetail.time': '演出日期',
  'openShowDetail.place': '地点',
  'openShowDetail.registration': '报名时间',
  'openShowDetail.places': '名额',
  'openShowDetail.sessions': '场次',
  'openShowDetail.left': '余 {left} 个名额',
  places: '已报名 {registeredCount} / {quota}',
  'state.ALL': '全部',
  'state.REGISTERING': '报名中',
  'state.NOT_STARTED': '即将报名',
  'state.FULL': '名额已满',
  'state.ENDED': '报名已结束',
  'stateHint.REGISTERING': '仍有名额，请到场馆服务台报名',
  'stateHint.NOT_STARTED': '{time} 开始报名',
  'stateHint.FULL': '所有场次的名额都已报满',
  'stateHint.ENDED': '报名时间已过',
}

export type OpenShowTextKey = keyof typeof zhCN
export default zhCN

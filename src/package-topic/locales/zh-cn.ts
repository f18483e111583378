const zhCN = {
  title: '投票',
  total: '{count} 票',
  time: '{begin} – {end}',
  'rule.multi': '每天可投 {count} 票，可投给不同选项',
  'rule.single': '每天可投 {count} 票',
  remaining: '今天还可投 {count} 票',
  usedUp: '今天的票已投完，明天再来',
  resultKept: '投票后可查看结果',
  options: '选项',
  voted: '今日已投',
  cast: '投票',
  castChosen: '投票（已选 {chosen}/{max}）',
  chooseFirst: '请先选择选项',
  logIn: '登录后投票',
  done: '投票成功',
  'state.NOT_STARTED': '未开始',
  'state.ON': '进行中',
  'state.ENDED': '已结束',
  none: '链接不完整',
  noneHint: '请从首页的活动进入',
}

export type VoteTextKey = keyof typeof zhCN
export default zhCN

import type { VoteTextKey } from './zh-cn'

const zhMO: Record<VoteTextKey, string> = {
  title: '投票',
  total: '{count} 票',
  time: '{begin} – {end}',
  'rule.multi': '每天可投 {count} 票，可投給不同選項',
  'rule.single': '每天可投 {count} 票',
  remaining: '今天還可投 {count} 票',
  usedUp: '今天的票已投完，明天再來',
  resultKept: '投票後可查看結果',
  options: '選項',
  voted: '今日已投',
  cast: '投票',
  castChosen: '投票（已選 {chosen}/{max}）',
  chooseFirst: '請先選擇選項',
  logIn: '登入後投票',
  done: '投票成功',
  'state.NOT_STARTED': '未開始',
  'state.ON': '進行中',
  'state.ENDED': '已結束',
  none: '連結不完整',
  noneHint: '請從首頁的活動進入',
}

export default zhMO

import type { OpenShowTextKey } from './zh-cn'

const zhMO: Record<OpenShowTextKey, string> = {
  'openShow.title': '開放演出',
  'openShow.intro': '免費入場，報名的觀眾優先到場。',
  'openShow.empty': '暫無正在報名的演出',
  'openShowList.title': '全部開放演出',
  'openShowList.empty': '沒有這樣的開放演出',
  'openShowDetail.title': '開放演出',
  'openShowDetail.about': '簡介',
  'openShowDetail.time': '演出日期',
  'openShowDetail.place': '地點',
  'openShowDetail.registration': '報名時間',
  'openShowDetail.places': '名額',
  'openShowDetail.sessions': '場次',
  'openShowDetail.left': '餘 {left} 個名額',
  places: '已報名 {registeredCount} / {quota}',
  'state.ALL': '全部',
  'state.REGISTERING': '報名中',
  'state.NOT_STARTED': '即將報名',
  'state.FULL': '名額已滿',
  'state.ENDED': '報名已結束',
  'stateHint.REGISTERING': '仍有名額，請到場館服務台報名',
  'stateHint.NOT_STARTED': '{time} 開始報名',
  'stateHint.FULL': '所有場次的名額都已報滿',
  'stateHint.ENDED': '報名時間已過',
}

export default zhMO

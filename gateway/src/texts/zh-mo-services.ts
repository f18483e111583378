/** Words about waiting lists, parking and reservations. */
export const zhMOServices = {
  'waitList.alone': '候補票檔需單獨下單',
  'waitList.full': '候補人數已滿或已截止，請選擇其他票檔',
  'waitList.NONE': '待支付',
  'waitList.WAITING': '候補中',
  'waitList.MATCHED': '候補成功',
  'waitList.FAILED': '候補失敗',
  'waitList.CANCELED': '已取消候補',
  'waitList.NONE.desc': '支付後進入候補隊列',
  'waitList.WAITING.desc': '有票退回時將按支付先後自動出票',
  'waitList.MATCHED.desc': '候補成功，票券已放入票夾',
  'waitList.FAILED.desc': '截止前沒有足夠的票退回，款項將原路退回',
  'waitList.CANCELED.desc': '您已取消候補，款項將原路退回',
  'waitList.rule.order': '先支付先候補：有票退回時，按支付時間依次出票，一筆訂單的票一次出齊',
  'waitList.rule.deadline': '截止時間為開演前24小時；到期未候補成功，全額原路退回',
  'waitList.rule.room': '每個票檔最多候補 {count} 張；候補成功前可隨時取消並全額退款',
}

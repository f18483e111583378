/** Words about waiting lists, parking and reservations. */
export const zhCNServices = {
  'waitList.alone': '候补票档需单独下单',
  'waitList.full': '候补人数已满或已截止，请选择其他票档',
  'waitList.NONE': '待支付',
  'waitList.WAITING': '候补中',
  'waitList.MATCHED': '候补成功',
  'waitList.FAILED': '候补失败',
  'waitList.CANCELED': '已取消候补',
  'waitList.NONE.desc': '支付后进入候补队列',
  'waitList.WAITING.desc': '有票退回时将按支付先后自动出票',
  'waitList.MATCHED.desc': '候补成功，票券已放入票夹',
  'waitList.FAILED.desc': '截止前没有足够的票退回，款项将原路退回',
  'waitList.CANCELED.desc': '您已取消候补，款项将原路退回',
  'waitList.rule.order': '先支付先候补：有票退回时，按支付时间依次出票，一笔订单的票一次出齐',
  'waitList.rule.deadline': '截止时间为开演前24小时；到期未候补成功，全额原路退回',
  'waitList.rule.room': '每个票档最多候补 {count} 张；候补成功前可随时取消并全额退款',
}

const zhCN = {
  'confirm.remark': '备注',
  'confirm.total': '合计',
  'success.order': '查看订单',
  'orders.qty': '{count} 张',
}

export type SharedTextKey = keyof typeof zhCN
export default zhCN

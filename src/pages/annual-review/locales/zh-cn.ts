const zhCN = {
  title: '年度报告',
  heading: '{year} 演出年报',
  hint: '数据来自您的订单与门票',
  share: '生成分享图',
  shareTitle: '我的 {year} 演出年报',
  empty: '{year} 年还没有演出记录',
  emptyHint: '买票看演出，年报会自动生成',
  look: '去逛逛',
  visitor: '登录后查看您的演出年报',
  visitorHint: '看过几场、去过哪里，都在这里',
  logIn: '登录',
}

export type AnnualReviewTextKey = keyof typeof zhCN
export default zhCN

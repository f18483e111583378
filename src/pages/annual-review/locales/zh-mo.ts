import type { AnnualReviewTextKey } from './zh-cn'

const zhMO: Record<AnnualReviewTextKey, string> = {
  title: '年度報告',
  heading: '{year} 演出年報',
  hint: '資料來自您的訂單與門票',
  share: '製作分享圖',
  shareTitle: '我的 {year} 演出年報',
  empty: '{year} 年還沒有演出記錄',
  emptyHint: '買票看演出，年報會自動製作',
  look: '去逛逛',
  visitor: '登入後查看您的演出年報',
  visitorHint: '看過幾場、去過哪裡，都在這裡',
  logIn: '登入',
}

export default zhMO

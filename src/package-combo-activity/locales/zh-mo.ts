import type { ComboActivityTextKey } from './zh-cn'

const zhMO: Record<ComboActivityTextKey, string> = {
  'package.title': '套票詳情',
  'package.rules': '優惠規則',
  'package.until': '{date} 前可購',
  'package.shows': '共 {count} 個節目',
  'package.choose': '選購套票',
  'shows.title': '選擇節目',
  'shows.rule': '選 {min}–{max} 張',
  'shows.chosen': '已選 {count} 張',
  'shows.session': '選場次',
  'shows.change': '修改',
  'shows.saved': '已優惠 {price}',
  'shows.confirm': '去結算',
  'shows.none': '先選幾張票',
  'shows.lost': '「{show}」有座位剛被別人選走，請重新選座',
  'detail.title': '節目介紹',
  'detail.about': '演出介紹',
  'session.title': '選擇場次',
  'session.sessions': '場次',
  'session.plans': '票檔',
  'session.soldOut': '售罄',
  'session.none': '暫無可選場次',
  'session.seats': '選座',
  'session.seatsChosen': '已選 {count} 座，重新選座',
  'session.less': '減少一張',
  'session.more': '增加一張',
  'session.limit': '最多選 {count} 張',
  'session.done': '選好了',
}

export default zhMO

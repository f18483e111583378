import { showIdOf } from './demo-ids'

/** Shows with guaranteed properties, for tests and documents, independent of the anchor. */
export const NAMED_SHOWS = {
  /** 林屿「星河入梦」, Shanghai: first in the recommendations, every plan sells by BUY, no real names, e-ticket, a combo for two. */
  simpleConcert: showIdOf('xinghe@sh-stadium'),
  /** 五号房间「开门」, Shanghai: one real name for every ticket, at most 2 per order and 2 per user, entry by ID. */
  realNamePerTicket: showIdOf('kaimen@sh-arena'),
  /** 江岸城市马拉松, Shanghai: one real name with a phone for every ticket. */
  phonePerAttendee: showIdOf('malasong@sh-stadium'),
  /** 《山河织锦》, Xi’an: one real name for every ticket, which may be changed once. */
  nameChange: showIdOf('shanhe@xa-grand'),
  /** 昆曲《牡丹亭》, Shanghai: one real name per order. */
  realNamePerOrder: showIdOf('mudanting@sh-grand'),
  /** 陆知遥「回声」, Shanghai: paper tickets by courier only. */
  expressDelivery: showIdOf('huisheng@sh-house'),
  /** 《不可能先生》, Shanghai: e-ticket or courier, child ticket with an age limit, family combo. */
  childTicket: showIdOf('bukeneng@sh-grand'),
  /** 贝多芬第九, Shanghai: e-ticket or pick-up at the venue. */
  pickUp: showIdOf('beijiu@sh-hall'),
  /**
   * 周野「不夜城」, Shenzhen: every plan sells by BUY, no real names, and the order requires a slider and a picture captcha.
   */
  captcha: showIdOf('buyecheng@sz-stadium'),
  /** 周野「不夜城」, Shanghai: upcoming sale. */
  preSale: showIdOf('buyecheng@sh-arena'),
  /** 《月球来信》, Shanghai: upcoming sale, with a countdown in the last hour. */
  lateCountdown: showIdOf('yueqiuxin@sh-grand'),
  /** 林屿「星河入梦」, Macau: upcoming sale, and holders of the privilege code XINGHE2026 buy now; no real names. */
  privilege: showIdOf('xinghe@mo-arena'),
  /** 《胡桃夹子》, Shanghai: upcoming sale with high demand (hot mode), one real name per order. */
  hot: showIdOf('hutao@sh-grand'),
  /** 何冬「零下七度」, Beijing: sold out. */
  soldOut: showIdOf('lingxia@bj-arena'),
  /** 《山河织锦》, Shanghai: no tickets at the moment, lack-ticket registration. */
  lackOfTicket: showIdOf('shanhe@sh-grand'),
  /** 星空下的露天交响音乐会, Shanghai: free, one real name per order, at most 2 per user. */
  free: showIdOf('dianying@sh-stadium'),
  /** 同乐堂相声大会, Shanghai: the first seat plan of every session has exactly 50 units, at most 6 per order, no limit per user. */
  fiftyTickets: showIdOf('lemantang@sh-grand'),
  /** 午夜蓝调, Shanghai: the first seat plan is reserved. */
  reserve: showIdOf('wuye@sh-house'),
  /** 陈皖秋「旧歌新唱」, Macau: the dearest seat plan is for designated users. */
  designated: showIdOf('jiuge@mo-arena'),
  /** 《樱桃园》, Hangzhou: sold to members only. */
  membersOnly: showIdOf('yingtaoyuan@hz-grand'),
  /** 足球超级杯, Hangzhou: at risk of touts, sold to invited users only. */
  invitedOnly: showIdOf('debi@hz-stadium'),
  /** 程栎大提琴独奏会, Hangzhou: sold to students only. */
  studentsOnly: showIdOf('dati@hz-grand'),
  /** 评弹, Hangzhou: sold to users with a known face only. */
  facesOnly: showIdOf('pingtan@hz-tea'),
  /** 《西厢记》, Hangzhou: sold in the WeChat mini-program only. */
  soldElsewhere: showIdOf('xixiang@hz-grand'),
  /** 《一盏灯的时间》, Shanghai: the price is hidden (`customPrice` 0). */
  hiddenPrice: showIdOf('deng@sh-box'),
  /** 沈以宁《哥德堡变奏曲》, Shanghai: the dearest seat plan is gone and the second dearest has two units; both have a waiting list. */
  waitList: showIdOf('gedebao@sh-hall'),
  /** 芭蕾《胡桃夹子》, Suzhou: listed, without a sale date. */
  pending: showIdOf('hutao@su-grand'),
  /** 苏禾「蓝色信箱」, Shanghai: the price is to be determined (`customPrice` -1). */
  priceToBeDetermined: showIdOf('lanse@sh-arena'),
  /** 「山水之间」宋画数字艺术展, Shanghai: thirty days. */
  exhibition: showIdOf('shanshui@sh-gallery'),
  /** 《七号病房》, Shanghai: sensitive content. */
  sensitive: showIdOf('qihao@sh-box'),
  /** 北纬三十度乐队「盛夏逆行」, Changsha: postponed. */
  delayed: showIdOf('shengxia@cs-arena'),
  /** 《冰上之夜》, Hong Kong: moved to another date. */
  rescheduled: showIdOf('xueche@hk-arena'),
  /** 安然「约定在月球」, Kunming: cancelled. */
  canceled: showIdOf('yueqiu@km-arena'),
  /** 午夜蓝调, Shanghai: ended a few days ago. */
  completed: showIdOf('wuye@sh-house-2'),
  /** 蓝星星三重奏, Shanghai: 300 seats of a club, at most 4 per order. */
  seatsClub: showIdOf('lanxingxing@sh-house'),
  /** 《长街》, Shanghai: 1 800 seats of a theatre. */
  seatsTheatre: showIdOf('changjie@sh-grand'),
  /** 回声实验室「圆心」, Shanghai: 12 000 seats around a stage, at most 4 per order. */
  seatsArena: showIdOf('yuanxin@sh-arena'),
  /** 陆潮「潮汐」, Shanghai: 40 000 seats of a stadium, and standing areas. */
  seatsStadium: showIdOf('chaoxi@sh-stadium'),
  /** 《如约》, Beijing: seats are picked on the theatre's own page. */
  seatsByOthers: showIdOf('ruyue@bj-grand'),
  /** Not on offer yet: visible to its merchant only. */
  disabled: showIdOf('guanfengqin@wh-hall'),
} as const

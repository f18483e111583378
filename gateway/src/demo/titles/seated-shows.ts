import type { TitleEntry } from './title-entry'

/** 选座演唱会 */
export const SEATED_CONCERTS: readonly TitleEntry[] = [
  {
    key: 'chaoxi',
    name: ['陆潮「潮汐」体育场巡回演唱会', 'Lu Chao “Tides” Stadium Tour'],
    line: ['四万人，同一次呼吸', 'Forty thousand people, one breath'],
    lettering: '潮汐',
    latin: 'TIDES',
    cast: [
      ['陆潮', 'Lu Chao', '演唱', 'vocals'],
      ['海平线乐队', 'Horizon', '现场乐队', 'live band'],
    ],
    pitch: [
      '第一次站上体育场，陆潮把舞台搭成一道会涨落的海岸线。看台与内场都可以自己选座，离舞台最近的两侧留给想站着听完全场的人。',
      'For his first stadium Lu Chao builds a shore that rises and falls. Choose your own seat on the floor or in the stands; the places closest to the stage are for those who would rather stand.',
    ],
    highlights: [
      ['四万个座位，在图上选到每一个', 'Forty thousand seats, each to be chosen on the map'],
      ['内场设站席，可近距离观演', 'Standing areas right at the stage'],
      ['下层看台设无障碍席与陪同席', 'Places for wheelchairs with company in the lower stand'],
    ],
    art: ['light-beams', 1],
    prices: [380, 480, 680, 880, 1080, 1380, 1680],
    minutes: 150,
    stops: [{ at: 'sh-stadium', in: 38, run: 'two', seats: 'stadium', limit: 6, heat: 620 }],
  },
  {
    key: 'yuanxin',
    name: ['回声实验室「圆心」四面舞台演唱会', 'Echo Lab “Centre”, a Concert in the Round'],
    line: ['没有侧面，也没有后排', 'No side, no back row'],
    lettering: '圆心',
    latin: 'CENTRE',
    cast: [['回声实验室', 'Echo Lab', '乐队', 'band']],
    pitch: [
      '舞台在正中，四面都是正面。回声实验室把十五年的歌重新编成可以绕着走的样子，每一首都朝向不同的观众。',
      'The stage is in the middle and every side is the front. Echo Lab has rearranged fifteen years of songs so that each one faces somebody else.',
    ],
    highlights: [
      ['四面舞台，每个方向都看得见', 'A stage in the round, seen from everywhere'],
      ['一万两千个座位，自己选', 'Twelve thousand seats, yours to choose'],
      ['环绕扩声系统', 'Sound from all around'],
    ],
    art: ['ringed-planet', 1],
    prices: [280, 480, 680, 980, 1280],
    minutes: 130,
    stops: [{ at: 'sh-arena', in: 52, run: 'two', seats: 'arena', limit: 4, heat: 540 }],
  },
  {
    key: 'lanxingxing',
    name: ['蓝星星三重奏 俱乐部之夜', 'Blue Star Trio, a Night at the Club'],
    line: ['离鼓手只有三米', 'Three meters from the drums'],
    lettering: '蓝星星|三重奏',
    latin: 'BLUE STAR TRIO',
    cast: [
      ['蓝星星三重奏', 'Blue Star Trio', '爵士三重奏', 'jazz trio'],
      ['方时雨', 'Fang Shiyu', '钢琴', 'piano'],
    ],
    pitch: [
      '一架三角钢琴、一把贝斯、一套鼓，三百个座位。可以选圆桌、双人卡座，也可以在吧台边的高凳上听完两个小时的爵士。',
      'A grand piano, a bass, a drum kit and three hundred seats: a table, a booth for two, or a stool at the bar for two hours of jazz.',
    ],
    highlights: [
      ['圆桌、双人卡座与吧台任选', 'Tables, booths for two, or the bar'],
      ['演出期间提供酒水点单', 'Drinks served during the show'],
      ['每晚两套，曲目不重复', 'Two sets a night, never the same tunes'],
    ],
    art: ['sound-bars', 1],
    prices: [120, 180, 260, 380],
    minutes: 120,
    stops: [{ at: 'sh-house', in: 10, run: 'late', seats: 'club', limit: 4, heat: 330 }],
  },
]

/** 选座话剧 */
export const SEATED_PLAYS: readonly TitleEntry[] = [
  {
    key: 'changjie',
    name: ['话剧《长街》', 'The Long Street'],
    line: ['一条街，走了五十年', 'One street, fifty years to walk it'],
    lettering: '长街',
    latin: 'THE LONG STREET',
    cast: [
      ['海上剧社', 'Haishang Players', '演出', 'company'],
      ['季如棠', 'Ji Rutang', '老板娘', 'the landlady'],
    ],
    pitch: [
      '同一条街上的三家店，五十年里换了十几个招牌。海上剧社的群像剧，一张旋转舞台，二十六个角色，从清晨演到打烊。',
      'Three shops on one street and a dozen signs in fifty years. An ensemble play by the Haishang Players on a turning stage: twenty-six characters from dawn until closing time.',
    ],
    highlights: [
      ['一千八百个座位，池座、楼座、包厢任选', 'Eighteen hundred seats: stalls, circles, boxes'],
      ['旋转舞台，八次换景', 'A turning stage and eight changes of scene'],
      ['演后与主创面对面', 'Meet the company after the show'],
    ],
    art: ['lit-window', 1],
    prices: [80, 180, 280, 380, 580, 880],
    minutes: 165,
    stops: [{ at: 'sh-grand', in: 33, run: 'weekend', seats: 'theatre', limit: 6, heat: 500 }],
  },
  {
    key: 'ruyue',
    name: ['音乐剧《如约》', 'As Promised, a Musical'],
    line: ['请在第九十九封信里等我', 'Wait for me in the ninety-ninth letter'],
    lettering: '如约',
    latin: 'AS PROMISED',
    cast: [['沪上音乐剧团', 'Hushang Musical Company', '演出', 'company']],
    pitch: [
      '两个从未见面的人写了九十九封信。原创音乐剧，十八位演员，十四人乐队现场伴奏。由剧场自己的选座系统售票。',
      'Two people who have never met write ninety-nine letters. A new musical with eighteen singers and a band of fourteen, sold by the theater’s own seat map.',
    ],
    highlights: [
      ['原创音乐剧首轮演出', 'The first run of a new musical'],
      ['十四人乐队现场伴奏', 'A live band of fourteen'],
      ['由剧场的选座页面选座', 'Seats are chosen on the theater’s own page'],
    ],
    art: ['open-doors', 1],
    prices: [80, 180, 280, 380, 480, 680],
    minutes: 150,
    stops: [{ at: 'bj-grand', in: 27, run: 'two', seats: 'theatre', isSeatedByOthers: true, limit: 4, heat: 210 }],
  },
]

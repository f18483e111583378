import type { TitleEntry } from './title-entry'

/** 演唱会：歌手专场 */
export const POP_CONCERTS: readonly TitleEntry[] = [
  {
    key: 'xinghe',
    name: ['林屿「星河入梦」巡回演唱会', 'Lin Yu “Stars into Dreams” Tour'],
    line: ['以一整片星河，回赠每一次万人合唱', 'A whole galaxy, in return for every chorus you sang'],
    lettering: '星河|入梦',
    latin: 'STARS INTO DREAMS',
    cast: [
      ['林屿', 'Lin Yu', '主唱', 'vocals'],
      ['陈榆', 'Chen Yu', '音乐总监', 'musical director'],
      ['夜航弦乐组', 'Night Flight Strings', '弦乐', 'strings'],
    ],
    pitch: [
      '从三百人的小酒馆到四万人的体育场，林屿用十年写下一张关于夜空的地图。「星河入梦」把这些年的作品重新编曲，三十二首歌分成四个星区，从黄昏唱到破晓。',
      'From a bar for three hundred to a stadium for forty thousand, Lin Yu spent ten years drawing a map of the night sky. “Stars into Dreams” rearranges thirty-two songs into four constellations and sings them from dusk to daybreak.',
    ],
    highlights: [
      ['四面台与环形水幕，全场没有“后排”', 'A stage in the round with a ring of water: there is no back row'],
      ['二十四人弦乐与合唱团现场伴奏', 'Twenty-four live strings and a choir'],
      ['每一城一首限定曲目，由当地歌迷投票选出', 'One song per city, chosen by its own listeners'],
    ],
    art: ['light-beams', 0],
    prices: [380, 580, 880, 1080, 1380, 1680],
    minutes: 150,
    deliver: ['E_TICKET'],
    limit: 6,
    stops: [
      { at: 'sh-stadium', in: 24, run: 'two', realName: 'NONE', features: ['plenty', 'couple'], heat: 1000 },
      { at: 'bj-stadium', in: 45, run: 'two', realName: 'ONE_PER_TICKET', limit: 4, heat: 320 },
      { at: 'gz-arena', in: 66, run: 'two', heat: 200 },
      { at: 'cd-arena', in: 80, run: 'one', heat: 150 },
      { at: 'wh-arena', in: 94, run: 'one' },
      { at: 'hk-arena', in: 115, run: 'two', heat: 180 },
      { at: 'mo-arena', in: 136, run: 'one', status: 'PRE_SALE', privilegeCode: 'XINGHE2026', heat: 160 },
    ],
  },
  {
    key: 'buyecheng',
    name: ['周野「不夜城」演唱会', 'Zhou Ye “City of No Night” Concert'],
    line: ['灯亮着，谁也别先走', 'The lights are on; nobody leaves first'],
    lettering: '不夜城',
    latin: 'CITY OF NO NIGHT',
    cast: [
      ['周野', 'Zhou Ye', '主唱', 'vocals'],
      ['零点舞团', 'Zero Hour Crew', '舞者', 'dancers'],
    ],
    pitch: [
      '节拍、霓虹与四十名舞者，周野把一座城市的夜生活搬上舞台：出租车、天桥、便利店与凌晨四点的江面，一幕接着一幕。',
      'Beats, neon and forty dancers: Zhou Ye puts the night life of a city on stage, from taxis and footbridges to corner shops and the river at four in the morning.',
    ],
    highlights: [
      ['可升降的三层城市舞台', 'A city of three storeys that rises and sinks'],
      ['全程现场乐队，不使用伴奏带', 'A live band throughout, no backing track'],
      ['观众手环随节拍变色', 'Wristbands that follow the beat'],
    ],
    art: ['light-beams', 1],
    prices: [380, 580, 780, 980, 1280],
    minutes: 140,
    stops: [
      { at: 'sz-stadium', in: 31, run: 'one', features: ['plenty'], captchas: ['SLIDER', 'IMAGE'], heat: 140 },
      { at: 'cq-arena', in: 59, run: 'one' },
      { at: 'sh-arena', in: 101, run: 'two', status: 'PRE_SALE', realName: 'ONE_PER_TICKET', limit: 4, heat: 300 },
    ],
  },
  {
    key: 'lanse',
    name: ['苏禾「蓝色信箱」演唱会', 'Su He “Blue Mailbox” Concert'],
    line: ['二十年，一百封没有寄出的信', 'Twenty years, a hundred letters never sent'],
    lettering: '蓝色|信箱',
    latin: 'BLUE MAILBOX',
    cast: [
      ['苏禾', 'Su He', '主唱', 'vocals'],
      ['顾西庭', 'Gu Xiting', '钢琴', 'piano'],
    ],
    pitch: [
      '出道二十年的苏禾，第一次把写给听众的信读出来。每一首歌之前都有一封信，信里有你熟悉的城市、错过的车站和没说出口的再见。',
      'Twenty years after her debut, Su He reads her letters to the listeners aloud. One before each song: cities you know, stations you missed and a goodbye nobody said.',
    ],
    highlights: [
      ['现场征集观众来信并朗读', 'Letters from the audience, read on stage'],
      ['钢琴与六十人交响乐团同台', 'Piano with an orchestra of sixty'],
      ['纪念信笺套装', 'A set of commemorative stationery'],
    ],
    art: ['ringed-planet', 1],
    prices: [480, 680, 880, 1280, 1580],
    minutes: 135,
    stops: [
      { at: 'hk-arena', in: 57, run: 'one', heat: 110 },
      { at: 'gz-arena', in: 122, run: 'one' },
      { at: 'sh-arena', in: 143, run: 'one', status: 'PRE_SALE', customPrice: -1, heat: 240 },
    ],
  },
  {
    key: 'jiuge',
    name: ['陈皖秋「旧歌新唱」金曲夜', 'Chen Wanqiu “Old Songs, New Voice”'],
    line: ['那些你以为已经忘记的旋律', 'Tunes you thought you had forgotten'],
    lettering: '旧歌|新唱',
    latin: 'OLD SONGS, NEW VOICE',
    cast: [
      ['陈皖秋', 'Chen Wanqiu', '主唱', 'vocals'],
      ['濠江爵士大乐队', 'Hou Kong Big Band', '大乐队', 'big band'],
    ],
    pitch: [
      '十八人大乐队、一支老式立麦。陈皖秋用摇摆与波萨诺瓦重新演唱自己三十年来的代表作，邀你穿得漂亮一点来听。',
      'A big band of eighteen and one old microphone. Chen Wanqiu sings thirty years of her own songs again as swing and bossa nova. Dress up a little.',
    ],
    highlights: [
      ['十八人大乐队现场摇摆', 'A big band of eighteen'],
      ['圆桌席含欢迎饮品', 'Table seats with a welcome drink'],
      ['限定版双碟现场首发', 'A limited double album, first sold here'],
    ],
    art: ['ringed-planet', 3],
    prices: [380, 680, 980, 1480],
    minutes: 120,
    features: ['designated'],
    stops: [
      { at: 'mo-arena', in: 21, run: 'one', heat: 70 },
      { at: 'hk-grand', in: 50, run: 'two' },
      { at: 'gz-grand', in: 78, run: 'one' },
    ],
  },
  {
    key: 'lingxia',
    name: ['何冬「零下七度」演唱会', 'He Dong “Minus Seven” Concert'],
    line: ['越冷的夜，越要一起唱歌', 'The colder the night, the more we sing'],
    lettering: '零下|七度',
    latin: 'MINUS SEVEN',
    cast: [
      ['何冬', 'He Dong', '主唱', 'vocals'],
      ['暖炉乐队', 'The Stoves', '乐队', 'band'],
    ],
    pitch: [
      '何冬的歌里总有大雪。这一次他把舞台布置成一间老屋，炉火、窗花与三代人的合影，唱完最后一首歌会有人给你递上热汤。',
      'There is always snow in He Dong’s songs. This time the stage is an old house with a stove, frost on the panes and a family photograph; after the last song somebody hands you hot soup.',
    ],
    highlights: [
      ['三段式叙事，两次中场变景', 'A story in three parts with two changes of scene'],
      ['特邀童声合唱', 'A children’s choir'],
      ['散场热汤', 'Hot soup on the way out'],
    ],
    art: ['ringed-planet', 0],
    prices: [280, 480, 680, 880],
    minutes: 130,
    stops: [
      { at: 'bj-arena', in: 15, run: 'one', status: 'SOLD_OUT', heat: 230 },
      { at: 'xa-arena', in: 36, run: 'one', status: 'LACK_OF_TICKET' },
    ],
  },
  {
    key: 'yueqiu',
    name: ['安然「约定在月球」演唱会', 'An Ran “Meet Me on the Moon” Concert'],
    line: ['引力只剩六分之一，想念也轻一点', 'With a sixth of the gravity, missing you weighs less'],
    lettering: '约定在|月球',
    latin: 'MEET ME ON THE MOON',
    cast: [
      ['安然', 'An Ran', '主唱', 'vocals'],
      ['罗既白', 'Luo Jibai', '制作人', 'producer'],
    ],
    pitch: [
      '轻柔的女声与缓慢的节拍，安然为这次演出写了一部四十分钟的组曲，讲两个人约好在月球见面，又各自错过了班车。',
      'A soft voice and slow beats: An Ran wrote a suite of forty minutes about two people who agree to meet on the moon and both miss the shuttle.',
    ],
    highlights: [
      ['直径十二米的月面装置', 'A moon twelve meters across'],
      ['前排失重吊椅表演', 'Weightless chairs above the front rows'],
      ['香氛随章节变化', 'A scent for each chapter'],
    ],
    art: ['ringed-planet', 2],
    prices: [280, 380, 580, 880],
    minutes: 110,
    stops: [
      { at: 'nj-arena', in: 85, run: 'one' },
      { at: 'km-arena', in: 108, run: 'one', status: 'CANCELED' },
    ],
  },
]

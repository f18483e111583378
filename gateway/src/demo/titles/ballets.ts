import type { TitleEntry } from './title-entry'

/** 芭蕾 */
export const BALLETS: readonly TitleEntry[] = [
  {
    key: 'tiane',
    name: ['芭蕾舞剧《天鹅湖》', 'Swan Lake'],
    line: ['三十二只天鹅，一湖月光', 'Thirty-two swans on a lake of moonlight'],
    lettering: '天鹅湖',
    latin: 'Swan Lake',
    cast: [
      ['申江芭蕾舞团', 'Shenjiang Ballet', '演出', 'company'],
      ['孟听雪', 'Meng Tingxue', '奥杰塔／奥吉莉雅', 'Odette / Odile'],
      ['申江交响乐团', 'Shenjiang Symphony', '现场伴奏', 'orchestra'],
    ],
    pitch: [
      '柴可夫斯基的旋律，经典四幕版本，全程现场乐队伴奏。黑天鹅三十二圈挥鞭转之后，舞台会安静整整十秒。',
      'Tchaikovsky’s music in the classic four acts with a live orchestra. After the thirty-two turns of the black swan the stage is silent for ten seconds.',
    ],
    highlights: [
      ['交响乐团现场伴奏', 'A live symphony orchestra'],
      ['三十二人天鹅群舞', 'Thirty-two swans'],
      ['六岁以上儿童可入场', 'From the age of six'],
    ],
    art: ['swan-lake', 0],
    prices: [80, 180, 380, 580, 880],
    minutes: 140,
    minAge: 6,
    stops: [
      { at: 'sh-grand', in: 30, run: 'weekend', heat: 420, features: ['couple'] },
      { at: 'bj-grand', in: 51, run: 'weekend', heat: 100 },
      { at: 'gz-grand', in: 58, run: 'two' },
      { at: 'cd-grand', in: 72, run: 'two' },
      { at: 'mo-grand', in: 100, run: 'two' },
    ],
  },
  {
    key: 'hutao',
    name: ['芭蕾舞剧《胡桃夹子》', 'The Nutcracker'],
    line: ['午夜十二点，客厅里的树开始长高', 'At midnight the tree in the parlour begins to grow'],
    lettering: '胡桃夹子',
    latin: 'The Nutcracker',
    cast: [
      ['海上芭蕾', 'Haishang Ballet', '演出', 'company'],
      ['申江少年合唱团', 'Shenjiang Youth Choir', '合唱', 'choir'],
    ],
    pitch: [
      '雪花、糖果与一场梦。这部舞剧每演一次，城里就重新下一次雪，最前排的孩子总是第一个伸出手。',
      'Snow, sweets and a dream. Every night it snows again on this stage, and the child in the front row is always the first to hold out a hand.',
    ],
    highlights: [
      ['观众席真实飘雪', 'Snow over the stalls'],
      ['五十名少儿舞者', 'Fifty young dancers'],
      ['大厅糖果市集', 'A sweet shop in the foyer'],
    ],
    art: ['petal-skirt', 1],
    prices: [120, 220, 380, 580, 780],
    minutes: 110,
    minAge: 4,
    features: ['child'],
    stops: [
      {
        at: 'sh-grand',
        in: 170,
        run: 'weekend',
        status: 'PRE_SALE',
        realName: 'ONE_PER_ORDER',
        isHot: true,
        heat: 190,
      },
      { at: 'hz-grand', in: 163, run: 'two' },
      { at: 'su-grand', in: 177, run: 'two', status: 'PENDING' },
      { at: 'bj-grand', in: 236, run: 'weekend' },
    ],
  },
  {
    key: 'jizaier',
    name: ['芭蕾舞剧《吉赛尔》', 'Giselle'],
    line: ['雾气升起时，她们开始跳舞', 'When the mist rises they begin to dance'],
    lettering: '吉赛尔',
    latin: 'Giselle',
    cast: [
      ['京华芭蕾', 'Jinghua Ballet', '演出', 'company'],
      ['艾米莉·索莱尔', 'Emilie Soler', '吉赛尔', 'Giselle'],
    ],
    pitch: [
      '浪漫芭蕾的巅峰。第一幕阳光明亮，第二幕雾气漫过脚踝，二十四名维丽丝同时抬起手臂，全场屏息。',
      'The height of romantic ballet. Sunlight in the first act, mist in the second, and twenty-four Wilis raise their arms as one.',
    ],
    highlights: [
      ['客座首席主演', 'A guest star in the title role'],
      ['十九世纪复刻裙装', 'Costumes after the first production'],
      ['演前芭蕾公开课', 'An open class before the show'],
    ],
    art: ['petal-skirt', 0],
    prices: [100, 220, 380, 580],
    minutes: 120,
    stops: [
      { at: 'bj-grand', in: 90, run: 'two' },
      { at: 'xm-grand', in: 104, run: 'two' },
      { at: 'qd-grand', in: 111, run: 'one' },
    ],
  },
]

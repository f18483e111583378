import type { TitleEntry } from './title-entry'

/** 曲艺 */
export const STORYTELLING: readonly TitleEntry[] = [
  {
    key: 'lemantang',
    name: ['同乐堂相声大会', 'Tongle Hall Crosstalk'],
    line: ['一张桌子两个人，笑到后半场', 'One table, two people, laughter till the end'],
    lettering: '同乐堂',
    latin: 'A HALL FULL OF LAUGHTER',
    byline: '同乐堂曲艺社',
    cast: [
      ['同乐堂曲艺社', 'Tongle Hall', '演出', 'company'],
      ['张有福', 'Zhang Youfu', '逗哏', 'lead'],
      ['李三顺', 'Li Sanshun', '捧哏', 'straight man'],
    ],
    pitch: [
      '五场传统段子加一场返场，新老演员搭档。台上说的是柴米油盐，台下笑的是自己。茶水瓜子管够，手机请静音。',
      'Five traditional pieces and an encore, old hands with new. The jokes are about rice and salt, and you laugh about yourself. Tea and seeds for all; phones off, please.',
    ],
    highlights: [
      ['每晚节目单不同', 'A new bill every night'],
      ['含茶水一份', 'Tea included'],
      ['返场一小时起', 'Encores for an hour'],
    ],
    art: ['folding-fan', 0],
    prices: [60, 100, 160, 260],
    minutes: 150,
    stops: [
      { at: 'bj-tea', in: 2, run: 'week', heat: 110 },
      { at: 'tj-tea', in: 5, run: 'weekend' },
      { at: 'sh-grand', in: 26, run: 'two', features: ['fifty'], limit: 6, heat: 250 },
      { at: 'xa-grand', in: 68, run: 'one' },
      { at: 'nj-grand', in: 82, run: 'one' },
    ],
  },
  {
    key: 'shuoshu',
    name: ['长篇评书《三国》夜场', 'Three Kingdoms: Storytelling by Night'],
    line: ['且听下回分解，明晚同一时间', 'More of this tomorrow at the same hour'],
    lettering: '夜话三国',
    latin: 'THREE KINGDOMS BY NIGHT',
    byline: '豫南书场',
    cast: [['严守一', 'Yan Shouyi', '评书', 'storyteller']],
    pitch: [
      '一桌、一扇、一醒木，说尽分合。严守一每晚一回，从桃园结义讲到秋风五丈原，一年一百回，哪晚走进来都听得懂。',
      'A table, a fan and a block of wood tell it all. One chapter a night, a hundred a year, and you can come in on any evening.',
    ],
    highlights: [
      ['每晚一回，可单独购票', 'One chapter a night'],
      ['听书含盖碗茶', 'A cup of tea included'],
      ['老书客月票', 'Monthly tickets for regulars'],
    ],
    art: ['tea-lanterns', 0],
    prices: [40, 60],
    minutes: 90,
    stops: [
      { at: 'sh-tea', in: 1, run: 'fortnight' },
      { at: 'hz-tea', in: 16, run: 'week' },
      { at: 'su-tea', in: 23, run: 'week' },
    ],
  },
  {
    key: 'pingtan',
    name: ['苏州评弹《水巷》', 'Suzhou Pingtan: Water Lane'],
    line: ['三弦拨一下，船就靠了岸', 'One note and the boat is at the landing'],
    lettering: '水巷',
    latin: 'WATER LANE',
    byline: '曲水书场',
    cast: [
      ['钱如玉', 'Qian Ruyu', '琵琶、弹唱', 'pipa, vocals'],
      ['汪鹤年', 'Wang Henian', '三弦、弹唱', 'sanxian, vocals'],
    ],
    pitch: [
      '一对老搭档，一把琵琶一把三弦，用吴语唱完一条巷子里四代人的故事。听不懂也不要紧，侧屏有字幕。',
      'Two old partners, a pipa and a sanxian sing four generations of one lane in the Wu dialect. Surtitles at the side.',
    ],
    highlights: [
      ['吴语演唱，双语字幕', 'In Wu with surtitles in two languages'],
      ['临河书场，推窗见船', 'Boats under the window'],
      ['含碧螺春一杯', 'A glass of green tea'],
    ],
    art: ['tea-lanterns', 3],
    prices: [50, 80, 120],
    minutes: 80,
    stops: [
      { at: 'su-tea', in: 4, run: 'weekend' },
      { at: 'sh-tea', in: 25, run: 'two' },
      { at: 'hz-tea', in: 32, run: 'two', gate: 'FACE' },
      { at: 'mo-grand', in: 60, run: 'one' },
    ],
  },
  {
    key: 'dagu',
    name: ['京韵大鼓专场《鼓板声声》', 'Drum Ballads of Beijing'],
    line: ['一板一鼓，唱尽英雄', 'A clapper and a drum sing of heroes'],
    lettering: '鼓板声声',
    latin: 'DRUM BALLADS',
    byline: '津韵茶社',
    cast: [['骆三弦', 'Luo Sanxian', '大鼓', 'drum ballads']],
    pitch: [
      '〈剑阁闻铃〉〈丑末寅初〉〈长坂坡〉三段连唱。七十二岁的老先生每月只唱这一场，三弦由孙女伴奏。',
      'Three ballads in a row. The old master, seventy-two, sings once a month, with his granddaughter at the sanxian.',
    ],
    highlights: [
      ['三段传统曲目', 'Three old ballads'],
      ['开场前曲词讲解', 'The words explained before'],
      ['每月仅一场', 'Once a month'],
    ],
    art: ['folding-fan', 1],
    prices: [50, 80, 120],
    minutes: 90,
    stops: [
      { at: 'tj-tea', in: 21, run: 'one' },
      { at: 'bj-tea', in: 42, run: 'one' },
      { at: 'tj-tea', in: -6, run: 'one', status: 'COMPLETED' },
    ],
  },
]

import type { ShowCategoryCode } from '../catalogue/entities/show'
import type { TextPair } from '../texts/local-text'
import type { OutingName } from './outing-name'

interface EntryNotice {
  title: TextPair
  /** HTML; `{minutes}` before the begin, `{opens}`, `{closes}` and `{lastEntry}` on the clock of the venue. */
  content: TextPair
}

const STAGE: EntryNotice = {
  title: ['观演须知', 'Before you go'],
  content: [
    '<p>请提前 <strong>{minutes} 分钟</strong>抵达场馆，预留安检时间。</p><ul><li>禁止携带易燃易爆品、激光笔与专业摄录设备。</li><li>迟到观众请听从工作人员安排，在适当间隙入场。</li><li>演出全程请将手机调至静音，未经许可不得录音录像。</li></ul>',
    '<p>Please arrive <strong>{minutes} minutes</strong> early and allow time for security.</p><ul><li>No flammables, laser pointers or professional cameras.</li><li>Latecomers are seated at a suitable break.</li><li>Mute your phone. Recording needs permission.</li></ul>',
  ],
}

const SPORT: EntryNotice = {
  title: ['观赛须知', 'Before you go'],
  content: [
    '<p>请提前 <strong>{minutes} 分钟</strong>抵达场馆，预留安检时间。</p><ul><li>禁止携带易燃易爆品、玻璃瓶、激光笔与大型旗帜。</li><li>请按票面区域观赛，服从现场引导。</li><li>比赛日周边道路临时管制，建议乘坐公共交通。</li></ul>',
    '<p>Please arrive <strong>{minutes} minutes</strong> early and allow time for security.</p><ul><li>No flammables, glass bottles, laser pointers or large flags.</li><li>Stay in the area on your ticket and follow the staff.</li><li>Roads near the venue close on the day, so take public transport.</li></ul>',
  ],
}

const OUTING_NOTICES: Readonly<Record<OutingName, EntryNotice>> = {
  EXHIBITION: {
    title: ['参观须知', 'Before you visit'],
    content: [
      '<p>开放时间 <strong>{opens}–{closes}</strong>，{lastEntry} 停止入场，当日开放时间内随时可到。</p><ul><li>大件行李请寄存，展厅内请勿饮食。</li><li>可以拍照，请勿使用闪光灯、自拍杆与三脚架。</li><li>十二周岁以下儿童须由成人陪同。</li></ul>',
      '<p>Open <strong>{opens}–{closes}</strong>, last entry at {lastEntry}. Come at any time during these hours.</p><ul><li>Leave large bags in the cloakroom. No food or drink in the galleries.</li><li>Photos are welcome, without flash, selfie sticks or tripods.</li><li>Children under 12 need an adult with them.</li></ul>',
    ],
  },
  TIMED_EXHIBITION: {
    title: ['参观须知', 'Before you visit'],
    content: [
      '<p>请提前 <strong>{minutes} 分钟</strong>到检票口，按所选时段入场；过时请到服务台改约当日有余量的时段。</p><ul><li>大件行李请寄存，展厅内请勿饮食。</li><li>可以拍照，请勿使用闪光灯、自拍杆与三脚架。</li><li>部分展项光线闪烁，光敏感者请谨慎参观。</li></ul>',
      '<p>Be at the entrance <strong>{minutes} minutes</strong> early and enter at the time you chose. If you miss it, the service desk can move you to another time that day, if available.</p><ul><li>Leave large bags in the cloakroom. No food or drink in the galleries.</li><li>Photos are welcome, without flash, selfie sticks or tripods.</li><li>Some rooms have flickering light. Take care if you’re sensitive to it.</li></ul>',
    ],
  },
  CRUISE: {
    title: ['登船须知', 'Before you board'],
    content: [
      '<p>请提前 <strong>{minutes} 分钟</strong>到码头检票登船，准点开船，过时不候。</p><ul><li>登船处在场馆旁的码头，请按指示牌前往。</li><li>请勿携带酒水、宠物与大件行李上船。</li><li>航行中请勿攀爬护栏，儿童须由成人陪同。</li></ul>',
      '<p>Be at the pier <strong>{minutes} minutes</strong> early to board. The boat leaves on time.</p><ul><li>The pier is next to the venue. Follow the signs.</li><li>No outside drinks, pets or large bags on board.</li><li>Don’t climb the rails. Children need an adult with them.</li></ul>',
    ],
  },
  MARKET: {
    title: ['逛集须知', 'Before you go'],
    content: [
      '<p>开放时间 <strong>{opens}–{closes}</strong>，{lastEntry} 停止入场，当日开放时间内随时可到。</p><ul><li>宠物请牵绳，烟火与明火禁止入场。</li><li>木币当日有效，可在任意饮品摊位兑换。</li><li>露天活动，请留意天气。</li></ul>',
      '<p>Open <strong>{opens}–{closes}</strong>, last entry at {lastEntry}. Come at any time during these hours.</p><ul><li>Keep pets on a leash. No fireworks or open fire.</li><li>The wooden coin buys a drink at any stall on the day.</li><li>The market is outdoors, so check the weather.</li></ul>',
    ],
  },
}

/** Notice on the entry, by the kind of a show. */
export function entryNotice(category: ShowCategoryCode, outing: OutingName | null): EntryNotice {
  if (outing !== null) return OUTING_NOTICES[outing]
  return category === 'TiYuSaiShi' ? SPORT : STAGE
}

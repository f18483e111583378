import type { Offers } from '../catalogue/entities/offers'
import { DAY_MS } from '../clock'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { venueIdOf } from './demo-ids'
import { FIRST_DAY } from './shop-days'

/** Places with reservations, and car parks, of the demo shop. */
export function demoVisits({ weekStart } = FIRST_DAY): Pick<Offers, 'reservations' | 'parkings'> {
  return {
    reservations: [
      {
        reserveId: stableId('reserve:backstage'),
        name: localText('大剧院后台探秘', 'Backstage at the Grand Theatre'),
        picture: 'backstage',
        venueId: venueIdOf('sh-grand'),
        beginAt: weekStart,
        endAt: weekStart + 21 * DAY_MS,
        weekdays: null,
        isFull: false,
        priceCent: 6800,
        desc: localText(
          '跟随舞台监督走进化妆间、乐池与布景车间，全程约一小时',
          'An hour with the stage manager: dressing rooms, the pit and the workshop',
        ),
        times: [
          ['10:00', '11:00'],
          ['14:00', '15:00'],
          ['16:00', '17:00'],
        ],
        slotCapacity: 12,
        maxQty: 4,
        isRealName: false,
      },
      {
        reserveId: stableId('reserve:museum'),
        name: localText('展览分时段参观', 'Timed gallery entry'),
        picture: 'museum',
        venueId: venueIdOf('sh-gallery'),
        beginAt: weekStart,
        endAt: weekStart + 30 * DAY_MS,
        weekdays: null,
        isFull: true,
        priceCent: null,
        desc: localText('免费参观常设展，请按预约时段入场', 'Free entry to the permanent collection at your time slot'),
        times: [
          ['10:00', '12:00'],
          ['13:00', '15:00'],
        ],
        slotCapacity: 40,
        maxQty: 4,
        isRealName: true,
      },
      {
        reserveId: stableId('reserve:rehearsal'),
        name: localText('音乐厅公开排练', 'Open rehearsal at the Concert Hall'),
        picture: 'backstage',
        venueId: venueIdOf('sh-hall'),
        beginAt: weekStart,
        endAt: weekStart + 14 * DAY_MS,
        weekdays: null,
        isFull: false,
        priceCent: null,
        desc: localText(
          '每天下午免费旁听乐团排练，须实名预约',
          'The orchestra at work, free every afternoon. Names are needed',
        ),
        times: [['15:00', '16:30']],
        slotCapacity: 20,
        maxQty: 2,
        isRealName: true,
      },
    ],
    parkings: [
      {
        parkingId: stableId('parking:sh-grand'),
        name: localText('大剧院地下停车场', 'Grand Theatre parking lot'),
        venueId: venueIdOf('sh-grand'),
        freeMinutes: 30,
        hourCents: 1000,
        dayMaxCents: 8000,
        leaveMinutes: 15,
      },
      {
        parkingId: stableId('parking:sh-arena'),
        name: localText('体育馆 P2 停车场', 'Arena parking lot P2'),
        venueId: venueIdOf('sh-arena'),
        freeMinutes: 15,
        hourCents: 800,
        dayMaxCents: 6000,
        leaveMinutes: 20,
      },
    ],
  }
}

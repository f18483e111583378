import type { TopicActivity } from '../catalogue/entities/applications'
import type { Membership } from '../catalogue/entities/membership'
import type { Offers } from '../catalogue/entities/offers'
import { USUAL_LEVELS } from '../catalogue/usual-levels'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { demoCoupons } from './coupons'
import { demoEntrances } from './entrances'
import { demoGoods, demoGoodsCategories } from './goods'
import { demoRights } from './member-rights'
import { demoOpenShows } from './open-shows'
import { demoPackages } from './packages'
import { demoPrivilegeCards } from './privilege-cards'
import { FIRST_DAY } from './shop-days'
import { demoStubTemplates } from './stub-templates'
import { demoVisits } from './visits'
import { demoVotes } from './votes'
import { demoPermitProjects } from './work-permits'

/** The demo shop has one of everything. */
interface DemoOffers extends Offers {
  membership: Membership
  activity: TopicActivity
}

/** Offers of the demo shop besides its shows. */
export function demoOffers(days = FIRST_DAY): DemoOffers {
  return {
    coupons: demoCoupons(),
    couponActivities: [
      {
        activityId: stableId('activity:autumn-coupons'),
        couponTemplateIds: ['theatre-88', 'family-30'].map((key) => stableId(`coupon:${key}`)),
      },
    ],
    goodsCategories: demoGoodsCategories(),
    goods: demoGoods(),
    stubTemplates: demoStubTemplates(),
    membership: {
      primeCardId: stableId('prime:year'),
      showDiscount: 0.95,
      validDays: 365,
      name: localText('安可会员', 'Encore Prime'),
      priceCent: 19800,
      buttonText: localText('立即开通', 'Join now'),
      giftCouponIds: ['newcomer-50', 'newcomer-50', 'parking-10'].map((key) => stableId(`coupon:${key}`)),
    },
    members: {
      levels: USUAL_LEVELS,
      rights: demoRights(),
      birthdayCouponIds: ['weekend-95', 'foyer-drink'].map((key) => stableId(`coupon:${key}`)),
    },
    cards: demoPrivilegeCards(),
    votes: demoVotes(days),
    ...demoVisits(days),
    openShows: demoOpenShows(days),
    entrances: demoEntrances(),
    packages: demoPackages(days),
    permitProjects: demoPermitProjects(days),
    activity: {
      topicId: stableId('topic:open-mic'),
      title: localText('开放麦新人报名', 'Open mic: sign up'),
      desc: localText('每周三晚，五分钟，舞台交给你', 'Wednesday nights, five minutes, the stage is yours'),
      buttonText: localText('我要报名', 'Sign up'),
      questions: [
        { key: 'name', type: 'TEXT', required: true, maxLength: 20, label: localText('称呼', 'Your name') },
        { key: 'phone', type: 'PHONE', required: true, maxLength: 15, label: localText('手机号', 'Phone') },
        {
          key: 'kind',
          type: 'SELECT',
          required: true,
          label: localText('表演形式', 'What you perform'),
          options: [localText('脱口秀', 'Stand-up'), localText('音乐', 'Music'), localText('其他', 'Other')],
        },
        {
          key: 'about',
          type: 'TEXTAREA',
          required: false,
          maxLength: 100,
          label: localText('一句话介绍', 'About you'),
        },
      ],
    },
  }
}

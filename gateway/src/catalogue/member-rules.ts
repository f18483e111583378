import { DAY_MS } from '../clock'
import { localText } from '../texts/local-text'
import { POINT_LIFE_MS, POINT_LIMIT_PERCENT, POINTS_PER_YUAN } from './point-terms'

const LIFE_DAYS = POINT_LIFE_MS / DAY_MS

/** Point rules of a shop that writes none, with the numbers that apply. */
export const POINT_RULE = localText(
  '<h3>如何获得</h3><ul><li>每实付 1 元得 1 积分，不足 1 元的部分不计，配送费不计。</li><li>演出结束、商品确认收货后到账。</li></ul>' +
    `<h3>如何使用</h3><ul><li>${POINTS_PER_YUAN} 积分抵 1 元，按整元抵扣。</li><li>每笔订单最多抵扣应付金额（不含配送费，已减会员优惠与优惠券）的 ${POINT_LIMIT_PERCENT}%。</li><li>可用于门票与商品，部分权益卡可用积分兑换。</li></ul>` +
    '<h3>冻结与退回</h3><ul><li>待支付订单使用的积分会被冻结，支付后扣除，取消后解冻。</li><li>整单退款时，已用积分退回，所得积分收回；部分退款只收回所退部分的所得积分。</li></ul>' +
    `<h3>有效期</h3><p>积分自到账之日起 ${LIFE_DAYS} 天内有效，先到期的先使用，到期自动清零。</p>`,
  '<h3>Earning points</h3><ul><li>You earn 1 point for every full ¥1 you pay. Delivery doesn’t count.</li><li>Points are added after the show, or once you confirm that your items have arrived.</li></ul>' +
    `<h3>Using points</h3><ul><li>${POINTS_PER_YUAN} points take ¥1 off, in whole yuan.</li><li>Points can pay up to ${POINT_LIMIT_PERCENT}% of an order, after member prices and coupons and before delivery.</li><li>You can use them for tickets and merchandise, and redeem them for some benefit cards.</li></ul>` +
    '<h3>Points on hold and returned</h3><ul><li>Points used in an unpaid order are on hold. They’re spent when you pay and released when you cancel.</li><li>After a full refund, the points you used are returned and the points you earned are taken back. After a partial refund, only the points that part earned are taken back.</li></ul>' +
    `<h3>Expiry</h3><p>Points are valid for ${LIFE_DAYS} days. Those that expire first are used first.</p>`,
)

/** Growth rules of a shop that writes none. */
export const GROWTH_RULE = localText(
  '<h3>成长值从哪来</h3><ul><li>每实付 1 元得 1 成长值，与积分同时到账。</li><li>配送费、积分与优惠券抵扣的金额不计。</li></ul>' +
    '<h3>等级如何变化</h3><ul><li>成长值达到下一级门槛即刻升级。</li><li>退款时收回对应的成长值，低于门槛则回到相应等级。</li><li>成长值不过期，也不会被消耗。</li></ul>',
  '<h3>Earning growth points</h3><ul><li>You earn 1 growth point for every full ¥1 you pay, together with your points.</li><li>Delivery and amounts paid with points or coupons don’t count.</li></ul>' +
    '<h3>How levels change</h3><ul><li>You move up as soon as you reach the next threshold.</li><li>A refund takes back the growth points earned. Below a threshold, you return to the level under it.</li><li>Growth points don’t expire and are never spent.</li></ul>',
)

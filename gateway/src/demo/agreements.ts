import type { Agreement } from '../catalogue/entities/shop-content'
import { stableId } from '../stable-id'
import { pairText } from '../texts/local-text'
import type { AgreementTexts } from './agreement-texts'
import { PURCHASE_NOTICES } from './purchase-notices'

const ROWS: readonly AgreementTexts[] = [
  {
    policyType: 'SERVICE',
    title: ['用户服务协议', 'Terms of Service'],
    content: [
      '<p>欢迎使用安可演出。本协议由您与安可演出（以下称“我们”）订立，自您勾选同意或实际使用服务之日起生效。</p>' +
        '<h3>一、服务内容</h3><p>我们提供演出、赛事与展览信息的浏览与搜索，票品的购买、支付、电子票管理与退票，以及优惠券等服务。演出由主办方举办，票价、座位与演出内容以主办方公布为准。</p>' +
        '<h3>二、账户</h3><ul><li>您可以使用手机号或邮箱注册，并应保证信息真实、有效。</li><li>账户仅限本人使用，请妥善保管验证码与密码。</li><li>长期未使用或存在安全风险的账户，我们可能限制部分功能并提前通知您。</li></ul>' +
        '<h3>三、订单与支付</h3><p>提交订单后，系统为您保留票品十五分钟。逾时未支付的订单自动取消，票品重新释放。支付成功以平台收到支付机构的确认结果为准。</p>' +
        '<h3>四、用户行为</h3><p>禁止以程序、脚本或其他技术手段批量下单，禁止加价倒卖票品。经核实的异常订单可能被取消并全额退款。</p>' +
        '<h3>五、责任与争议</h3><p>因不可抗力、主办方原因导致演出取消或变更的，我们将协助您办理退票。本协议适用中华人民共和国法律，争议由双方协商解决，协商不成的提交平台所在地人民法院处理。</p>',
      '<p>Welcome to Encore. These terms are an agreement between you and Encore (“we”). They apply from the moment you accept them or use the service.</p>' +
        '<h3>1. The service</h3><p>You can browse and search shows, matches and exhibitions, buy, manage and refund tickets, and use coupons. Shows are produced by their organizers, whose published prices, seats and programs prevail.</p>' +
        '<h3>2. Your account</h3><ul><li>You can register with a phone number or an email address. The information you give must be true.</li><li>Your account is for you only. Keep codes and passwords safe.</li><li>If an account is unused for a long time or at risk, we may limit it and will notify you first.</li></ul>' +
        '<h3>3. Orders and payment</h3><p>We hold your tickets for fifteen minutes after you place an order. Unpaid orders are canceled and their tickets released. A payment is complete when the payment provider confirms it.</p>' +
        '<h3>4. Fair use</h3><p>Bulk orders by programs or scripts and resale above the original price aren’t allowed. Such orders may be canceled and refunded.</p>' +
        '<h3>5. Liability and disputes</h3><p>If a show is canceled or changed because of force majeure or by its organizer, we’ll help you get a refund. These terms are governed by the laws of the People’s Republic of China. Disputes that can’t be settled by negotiation go to the court at our place of business.</p>',
    ],
  },
  {
    policyType: 'PRIVACY',
    title: ['隐私政策', 'Privacy Policy'],
    content: [
      '<p>我们深知个人信息的重要性，仅在提供服务所必需的范围内收集、使用和保存您的信息。</p>' +
        '<h3>一、我们收集的信息</h3><ul><li><strong>账户信息</strong>：手机号或邮箱、昵称与头像。</li><li><strong>订单信息</strong>：购买记录、收货地址、联系方式。</li><li><strong>实名信息</strong>：实名制演出所需的姓名、证件类型与证件号码。</li><li><strong>位置信息</strong>：仅在您授权后用于推荐附近的演出与场馆。</li></ul>' +
        '<h3>二、我们如何使用</h3><p>用于完成订单、核验入场、处理售后与保障账户安全。证件号码加密存储，展示时始终脱敏。</p>' +
        '<h3>三、共享</h3><p>为履行订单，我们会向主办方、场馆与快递公司提供必要的信息，不会出售您的个人信息。</p>' +
        '<h3>四、您的权利</h3><p>您可以随时在“我的”页面查看、更正或删除个人信息，也可以注销账户。注销后，除法律要求保留的交易记录外，其余信息将被删除或匿名化。</p>' +
        '<h3>五、保存期限与联系我们</h3><p>交易记录自交易完成之日起保存三年。对本政策有任何疑问，可通过在线客服与我们联系，我们将在十五个工作日内答复。</p>',
      '<p>Your personal information matters. We collect, use and keep only what the service needs.</p>' +
        '<h3>1. What we collect</h3><ul><li><strong>Account</strong>: phone number or email address, nickname and picture.</li><li><strong>Orders</strong>: purchases, addresses and contact details.</li><li><strong>Names on tickets</strong>: name, document type and number if a show requires them.</li><li><strong>Location</strong>: only with your permission, to suggest shows and venues near you.</li></ul>' +
        '<h3>2. How we use it</h3><p>To fulfill orders, check tickets at entry, handle refunds and keep accounts safe. Document numbers are stored encrypted and always shown masked.</p>' +
        '<h3>3. Sharing</h3><p>Organizers, venues and couriers receive what they need for your order. We don’t sell personal information.</p>' +
        '<h3>4. Your rights</h3><p>Under “Account” you can view, correct and delete your information at any time, or delete your account. We then delete or anonymize everything that the law doesn’t require us to keep.</p>' +
        '<h3>5. Retention and contact</h3><p>Purchase records are kept for three years. If you have questions about this policy, contact us online. We answer within fifteen business days.</p>',
    ],
  },
  {
    policyType: 'PURCHASE',
    title: ['购票须知', 'Ticket Purchase Notice'],
    content: [
      '<p>购票前请仔细阅读以下内容，提交订单即视为已知悉并同意。</p>' +
        '<h3>一、下单</h3><ul><li>请核对演出名称、场次、票档与数量，每笔订单的限购张数以页面提示为准。</li><li>同一订单的座位尽量连座，因库存变化无法保证时以实际出票为准。</li><li>套票须整套购买、整套退票。</li></ul>' +
        '<h3>二、取票与入场</h3><p>电子票在票夹中展示，动态二维码截图无效。纸质票由快递送达，请在收到后核对票面信息。自助取票请携带取票码与下单手机。</p>' +
        '<h3>三、退票与改签</h3><p>是否支持退票以演出详情页的服务说明为准。支持条件退票的演出，按申请时间收取阶梯手续费，运费不予退还。演出取消的，票款全额退回。</p>' +
        '<h3>四、儿童与特殊需求</h3><p>儿童入场规定以演出说明为准。无障碍席位请在下单后联系客服登记，场馆会安排专人引导。</p>',
      '<p>Please read this before you buy. By placing an order, you accept it.</p>' +
        '<h3>1. Ordering</h3><ul><li>Check the show, session, ticket type and quantity. The limit per order is shown on the page.</li><li>Seats in one order are kept together when possible. The issued tickets are final.</li><li>Ticket packages are sold and refunded as a whole.</li></ul>' +
        '<h3>2. Tickets and entry</h3><p>E-tickets are in Tickets. Screenshots of the dynamic code aren’t valid. Paper tickets come by courier, so check them on arrival. To pick up tickets, bring the pick-up code and the phone you ordered with.</p>' +
        '<h3>3. Refunds and changes</h3><p>Each show states whether tickets can be refunded. If they can, a tiered fee applies and delivery isn’t refunded. If a show is canceled, you get a full refund.</p>' +
        '<h3>4. Children and special needs</h3><p>The rules of each show apply to children. For accessible seats, contact us after ordering, and the venue will assist you.</p>',
    ],
  },
  {
    policyType: 'REAL_NAME',
    title: ['实名制观演规则', 'Names on Tickets'],
    content: [
      '<p>根据主管部门与主办方要求，部分演出实行实名购票、实名入场。</p>' +
        '<h3>一、两种方式</h3><ul><li><strong>一单一证</strong>：每笔订单登记一位观演人，同行人须与其一同入场。</li><li><strong>一票一证</strong>：每张票登记一位观演人，证件与票一一对应。</li></ul>' +
        '<h3>二、可用证件</h3><p>居民身份证、护照、港澳居民来往内地通行证、台湾居民来往大陆通行证、港澳台居民居住证；香港、澳门场次另接受当地身份证。具体以下单页面为准。</p>' +
        '<h3>三、登记与修改</h3><p>请在下单前添加观演人并核对证件号码。出票后原则上不可修改；因生僻字等原因录入有误的，请在开演前四十八小时联系客服。</p>' +
        '<h3>四、入场</h3><p>请携带登记的证件原件，复印件、照片与电子证照以场馆要求为准。人证不符的，场馆有权拒绝入场，票款不予退还。</p>',
      '<p>As required by the authorities and organizers, some shows need names on tickets, which are checked at entry.</p>' +
        '<h3>1. Two types</h3><ul><li><strong>One name per order</strong>: one attendee is registered, and companions enter together with that person.</li><li><strong>One name per ticket</strong>: each ticket is for one person and one document.</li></ul>' +
        '<h3>2. Documents</h3><p>Chinese ID card, passport, mainland travel permits for residents of Hong Kong, Macao and Taiwan, and their residence permits. In Hong Kong and Macao, local ID cards too. The order page shows which are accepted.</p>' +
        '<h3>3. Adding and changing names</h3><p>Add attendees and check their document numbers before you order. Names can’t be changed once tickets are issued. If rare characters were entered wrongly, contact us 48 hours before the show.</p>' +
        '<h3>4. Entry</h3><p>Bring the original document. The venue decides whether copies or electronic documents are accepted. If the person and the document don’t match, entry may be refused without a refund.</p>',
    ],
  },
  {
    policyType: 'MEMBER',
    title: ['会员服务协议', 'Membership Terms'],
    content: [
      '<p>开通会员前请仔细阅读本协议，勾选同意即视为接受。</p>' +
        '<h3>一、开通与期限</h3><ul><li>会员自支付成功时起生效，有效期以开通页所示天数为准。</li><li>会员期内再次开通的，新的期限从原期限届满时开始，不损失任何一天。</li></ul>' +
        '<h3>二、不自动续费</h3><p>会员到期后自行终止。我们不会自动扣费，续费须由您再次确认并支付。</p>' +
        '<h3>三、权益</h3><ul><li>会员价在下单时自动计算，是否与套票优惠同享以下单页为准。</li><li>随会员赠送的优惠券仅限本人使用，不可转赠。</li><li>会员专场须在会员期内下单。</li></ul>' +
        '<h3>四、退款</h3><p>会员开通后不支持自助退款。因我们的原因无法提供服务的，请联系客服，未使用的赠券随会员一并收回。</p>' +
        '<h3>五、变更</h3><p>权益调整将提前三十日公示，已开通的会员在期限内享有的权益不减少。</p>',
      '<p>Please read these terms before you join. By ticking the box you accept them.</p>' +
        '<h3>1. Start and duration</h3><ul><li>Membership begins when your payment is confirmed and lasts as many days as the sign-up page shows.</li><li>If you join again before it ends, the new period begins when the current one ends. You don’t lose a day.</li></ul>' +
        '<h3>2. No automatic renewal</h3><p>Membership ends automatically. We never charge you again unless you confirm and pay.</p>' +
        '<h3>3. Benefits</h3><ul><li>Member prices are applied at checkout, which also shows whether they combine with ticket packages.</li><li>Coupons included with membership are for you only and can’t be sent to others.</li><li>Order members-only shows while your membership is active.</li></ul>' +
        '<h3>4. Refunds</h3><p>Memberships can’t be refunded online. If we can’t provide a benefit, contact us. Unused coupons included with the membership end with it.</p>' +
        '<h3>5. Changes</h3><p>We announce changes to benefits thirty days ahead. Benefits you already have aren’t reduced during your membership.</p>',
    ],
  },
]

/** Agreements of the shop. */
export function demoAgreements(): readonly Agreement[] {
  return [...ROWS, ...PURCHASE_NOTICES].map((row) => ({
    agreementId: stableId(`agreement:${row.policyType}`),
    policyType: row.policyType,
    title: pairText(row.title),
    content: pairText(row.content),
    version: '1.0.0',
  }))
}

import type { AgreementTexts } from './agreement-texts'

/** Purchase agreements of all orders but tickets, by kind. */
export const PURCHASE_NOTICES: readonly AgreementTexts[] = [
  {
    policyType: 'GOODS',
    title: ['商品购买须知', 'Merchandise Terms'],
    content: [
      '<p>购买周边商品、积分商品与券包前，请阅读以下内容。</p>' +
        '<h3>一、下单与支付</h3><ul><li>请核对规格、数量与收货信息。不同配送方式的商品分成多笔订单，可一次支付。</li><li>积分商品在下单时冻结积分，支付成功后扣除，取消订单后释放。</li></ul>' +
        '<h3>二、收货</h3><ul><li>快递商品付款后由商家发出，可在订单中查看物流。</li><li>自取商品请到商品页所示地点领取。</li><li>券包内的优惠券在支付后直接存入您的账户，可以转赠。</li></ul>' +
        '<h3>三、退货</h3><ul><li>快递与自取商品在收货后七天内可申请退货，按实付金额退款，运费不退。</li><li>券包支付后不支持退款。</li></ul>',
      '<p>Please read this before you buy merchandise, items for points or coupon packages.</p>' +
        '<h3>1. Ordering and paying</h3><ul><li>Check the option, the quantity and the address. Items with different delivery methods become separate orders, which you can pay together.</li><li>Items for points put your points on hold when you order. Points are spent when you pay and released when you cancel.</li></ul>' +
        '<h3>2. Receiving</h3><ul><li>Items delivered by courier ship once paid. Track them in the order.</li><li>Pick up other items at the place shown on the item page.</li><li>Coupons in a package are added to your account once you’ve paid. You can send them to others.</li></ul>' +
        '<h3>3. Returns</h3><ul><li>You can return items within seven days of receipt and get back what you paid. Delivery isn’t refunded.</li><li>Coupon packages can’t be refunded once paid.</li></ul>',
    ],
  },
  {
    policyType: 'CARD',
    title: ['权益卡购买须知', 'Benefit Card Terms'],
    content: [
      '<p>购买权益卡或储值卡前，请阅读以下内容。</p>' +
        '<h3>一、激活与有效期</h3><ul><li>需要激活的卡请在一年内激活，有效期自激活之日起算；无需激活的卡自支付成功时起算。</li><li>需要登记持卡人的卡，登记后不可更改，使用时请携带证件。</li></ul>' +
        '<h3>二、使用</h3><ul><li>适用的演出、场馆与商品以卡片详情页为准。</li><li>储值卡余额可分次使用，不可提现。订单取消或退款退回卡内的金额，自退回之日起至少三十天可用；卡已到期的，有效期相应延长。</li></ul>' +
        '<h3>三、退卡</h3><p>卡售出后不支持退款，具体以卡片的退卡规则为准。</p>',
      '<p>Please read this before you buy a benefit card or a gift card.</p>' +
        '<h3>1. Activation and validity</h3><ul><li>Activate a card that needs activation within a year. It’s valid from that day. Other cards are valid once you’ve paid.</li><li>If a card needs a cardholder, the name can’t be changed afterward. Bring the document when you use the card.</li></ul>' +
        '<h3>2. Using it</h3><ul><li>The card page lists the shows, venues and merchandise it covers.</li><li>You can spend the balance of a gift card over several orders, but not withdraw it. Money returned from a canceled or refunded order can be used for at least thirty days. If the card has expired, its validity is extended.</li></ul>' +
        '<h3>3. Refunds</h3><p>Cards can’t be refunded once sold. See the refund rules of the card.</p>',
    ],
  },
  {
    policyType: 'PARKING',
    title: ['停车缴费须知', 'Parking Terms'],
    content: [
      '<p>缴纳停车费前，请阅读以下内容。</p>' +
        '<ul><li>请核对停车场与车牌号。停车费按入场时间计算，以查询时显示的金额为准。</li><li>缴费后请在页面所示的时间内离场，逾时将继续计费。</li><li>误缴其他车辆费用的，请在离场前联系停车场管理员。</li><li>每辆车同一时间只能有一笔待支付订单；停车优惠券在缴费前选择，缴费后不可补用。</li></ul>',
      '<p>Please read this before you pay for parking.</p>' +
        '<ul><li>Check the parking lot and the plate. The fee counts from the time of entry. You pay the amount shown when you check the fee.</li><li>Leave within the time shown after paying, or further fees apply.</li><li>If you’ve paid for another car by mistake, tell the parking staff before it leaves.</li><li>A car can have one unpaid order at a time. Choose a parking coupon before you pay. It can’t be added afterward.</li></ul>',
    ],
  },
  {
    policyType: 'RESERVE',
    title: ['预约须知', 'Reservation Terms'],
    content: [
      '<p>提交预约前，请阅读以下内容。</p>' +
        '<ul><li>请在所选时段内到场，凭预约二维码入场；迟到可能缩短参观时间。</li><li>实名预约的每位到访人须与登记的证件一致。</li><li>时段开始前可以取消，已付款项全额原路退回；时段开始后不可取消。</li><li>因场馆原因取消的预约，我们会通知您并全额退款。</li></ul>',
      '<p>Please read this before you reserve.</p>' +
        '<ul><li>Arrive within your time slot and show the reservation QR code. If you’re late, your visit may be shorter.</li><li>If names are required, every visitor must bring the registered document.</li><li>You can cancel for a full refund until your time slot starts. After that, you can’t cancel.</li><li>If the venue has to cancel, we’ll notify you and refund you in full.</li></ul>',
    ],
  },
]

import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponTicket } from '@/blocks/coupons/coupon-ticket'
import { ShareSheet } from '@/blocks/share-sheet/share-sheet'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { Stepper } from '@/ui/stepper/stepper'
import styles from '../../coupons/coupons.module.scss'
import { couponsText } from '../../coupons/text'
import { CouponCreateModel, type Giftable } from './coupon-create-model'
import { GiftRow } from './gift-row'

/** Gives coupons to a friend by link (COUPON-007). */
function CouponCreatePage() {
  const t = useText(couponsText)
  const { shopConfig, navigation } = useApp()
  const params = useParams(routes.couponCreate)
  const model = useModel((app) => new CouponCreateModel(app, params))
  const { shared } = model
  const toShare = shared && {
    title: t('gift.share', { coupon: shared.coupon.title }),
    imageUrl: shopConfig.config?.shopAvatar ?? '',
    color: '',
    lines: [shared.coupon.useCouponRuleDesc, shared.coupon.termDescription],
    route: routes.couponReceive,
    params: { giftCode: shared.giftCode },
  }

  useLoad(model.content, 'shown', 'coupons')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('gift.title')}
      footer={Boolean(model.content.value?.giftables.length) && <GiveBar model={model} />}
      overlay={toShare && <ShareSheet thing={toShare} onClose={() => model.share(null)} />}
    >
      <ResourceView resource={model.content} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {({ giftables, gifts }) => (
          <>
            {giftables.length === 0 && (
              <EmptyState
                icon="ticket"
                title={t('gift.none')}
                hint={gifts.length > 0 ? undefined : t('gift.hint')}
                actionText={t('coupon.toReceive')}
                onAction={() => void navigation.open(routes.couponReceive, {})}
              />
            )}
            {giftables.length > 0 && <View className={styles.intro}>{t('gift.hint')}</View>}
            <View className={styles.list} role="radiogroup" aria-label={t('gift.title')}>
              {giftables.map((giftable, index) => (
                <GiftOption
                  key={giftable.coupon.couponTemplateId}
                  id={`giftable-${index}`}
                  giftable={giftable}
                  model={model}
                />
              ))}
            </View>
            {gifts.length > 0 && (
              <View className={styles.list}>
                <Heading className={styles.heading}>{t('gift.given')}</Heading>
                {gifts.map((gift, index) => (
                  <GiftRow key={gift.giftCode} id={`gift-${index}`} gift={gift} model={model} />
                ))}
              </View>
            )}
          </>
        )}
      </ResourceView>
    </PageFrame>
  )
}

interface GiftOptionProps {
  id: string
  giftable: Giftable
  model: CouponCreateModel
}

const GiftOption = observer(function GiftOption({ id, giftable: { coupon, count }, model }: GiftOptionProps) {
  const t = useText(couponsText)
  const isChosen = model.chosen?.coupon.couponTemplateId === coupon.couponTemplateId
  return (
    <Pressable
      id={id}
      role="radio"
      isChecked={isChosen}
      className={styles.open}
      onPress={() => model.choose(coupon.couponTemplateId)}
    >
      <CouponTicket coupon={coupon} note={t('gift.count', { count })}>
        <CheckMark isChecked={isChosen} />
      </CouponTicket>
    </Pressable>
  )
})

/** Quantity and gift button. */
const GiveBar = observer(function GiveBar({ model }: { model: CouponCreateModel }) {
  const t = useText(couponsText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const showError = useErrorToast()
  const { chosen, giving, qty } = model
  const max = chosen?.count ?? 1

  async function give() {
    const isSure = await prompts.showDialog({
      title: t('gift.confirm', { coupon: chosen?.coupon.title ?? '', count: Math.min(qty, max) }),
      content: t('gift.confirmHint'),
      confirmText: t('gift.submit'),
      cancelText: common('action.cancel'),
    })
    if (isSure && !(await model.submit()) && giving.error) showError(giving.error)
  }

  return (
    <BottomBar>
      {chosen && (
        <Stepper
          count={Math.min(qty, max)}
          min={1}
          max={max}
          lessLabel={t('gift.fewer')}
          moreLabel={t('gift.more')}
          onChange={(next) => (next > max ? prompts.showToast(t('gift.most', { count: max })) : model.setQty(next))}
        />
      )}
      <Button id="give-coupon" isWide isDisabled={!chosen} isBusy={giving.isRunning} onPress={() => void give()}>
        {t(chosen ? 'gift.submit' : 'gift.choose')}
      </Button>
    </BottomBar>
  )
})

export default page(CouponCreatePage, routes.couponCreate)

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CartItem } from '@/contracts/cart/cart'
import { goodsCountText } from '@/domain/goods-count'
import { useText } from '@/i18n/use-text'
import type { AppError } from '@/lib/app-error'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Checkbox } from '@/ui/checkbox/checkbox'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { knownDeliverMethod } from '../../deliver-methods'
import { shopText } from '../../text'
import styles from './cart-list.module.scss'
import { CartListModel } from './cart-list-model'
import { CartRow } from './cart-row'

function CartListPage() {
  const t = useText(shopText)
  const { navigation } = useApp()
  const model = useModel((app) => new CartListModel(app))
  const changes = useCartChanges(model)

  useLoad(model.cart, 'shown', 'cart')

  return (
    <PageFrame title={t('cart.title')} footer={<SettleBar model={model} onChange={changes.show} />}>
      <ResourceView resource={model.cart} skeleton={<PageSkeleton height={320} />}>
        {({ groups }) =>
          groups.length === 0 ? (
            <EmptyState
              icon="shopping-cart"
              title={t('cart.empty')}
              hint={t('cart.emptyHint')}
              actionText={t('cart.toMall')}
              onAction={() => void navigation.switchTab(routes.shop, {})}
            />
          ) : (
            <CartSections model={model} {...changes} />
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

interface CartChanges {
  /** Shows the error of a failed change. */
  show(change: Promise<AppError | null>): void
  /** Removes items after confirmation. */
  remove(items: readonly CartItem[], question: string): void
}

function useCartChanges(model: CartListModel): CartChanges {
  const t = useText(shopText)
  const { prompts } = useApp()
  const showError = useErrorToast()
  const show = async (change: Promise<AppError | null>) => {
    const error = await change
    if (error) showError(error)
  }
  return {
    show: (change) => void show(change),
    remove: async (items, title) => {
      const isSure = await prompts.showDialog({ title, confirmText: t('cart.removeOk'), cancelText: t('cart.keep') })
      if (isSure) await show(model.remove(items))
    },
  }
}

/** Available items by delivery method, then unavailable ones. */
const CartSections = observer(function CartSections({ model, show, remove }: { model: CartListModel } & CartChanges) {
  const t = useText(shopText)
  const { soldOut } = model
  const rows = (items: readonly CartItem[]) =>
    items.map((item) => (
      <CartRow
        key={item.cartItemId}
        model={model}
        item={item}
        onChange={show}
        onRemove={(one) => remove([one], t('cart.removeTitle'))}
      />
    ))
  return (
    <Cards>
      {model.sections.map(({ deliverMethod, items }) => {
        const known = knownDeliverMethod(deliverMethod)
        return (
          <Card key={deliverMethod} title={known && t(`deliver.${known}`)}>
            {rows(items)}
          </Card>
        )
      })}
      {soldOut.length > 0 && (
        <Card id="sold-out" title={t('cart.invalid')}>
          {rows(soldOut)}
          <Button id="clear-sold-out" kind="plain" size="small" onPress={() => remove(soldOut, t('cart.clearTitle'))}>
            {t('cart.clear')}
          </Button>
        </Card>
      )}
    </Cards>
  )
})

interface SettleBarProps {
  model: CartListModel
  onChange(change: Promise<AppError | null>): void
}

const SettleBar = observer(function SettleBar({ model, onChange }: SettleBarProps) {
  const t = useText(shopText)
  const { cart, sections, toBuy } = model
  if (!cart.value || sections.length === 0) return null
  return (
    <BottomBar>
      <View className={styles.all}>
        <Checkbox
          id="select-all"
          isChecked={model.isAllSelected}
          label={t('cart.selectAll')}
          onChange={() => onChange(model.selectAll())}
        />
        <Text>{t('cart.selectAll')}</Text>
      </View>
      <View className={styles.total} aria-live="polite">
        <Text className={styles.totalName}>{t('cart.total')}</Text>
        <Price className={styles.price} price={cart.value.total} />
      </View>
      <Button id="settle" isDisabled={toBuy.length === 0} onPress={() => model.settle()}>
        {t('cart.settle', { count: goodsCountText(cart.value.selectedCount) })}
      </Button>
    </BottomBar>
  )
})

export default page(CartListPage, routes.cartList)

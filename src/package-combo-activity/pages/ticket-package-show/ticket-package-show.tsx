import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowCard } from '@/blocks/show-card/show-card'
import { TicketPrice } from '@/blocks/show-card/ticket-price'
import { formatCents, yuanToCents } from '@/domain/money'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import type { PackageShow } from '../../shared/package-shows'
import styles from '../../shared/ticket-package.module.scss'
import { comboActivityText } from '../../text'
import { TicketPackageShowModel } from './ticket-package-show-model'

function TicketPackageShowPage() {
  const t = useText(comboActivityText)
  const params = useParams(routes.ticketPackageShow)
  const model = useModel((app) => new TicketPackageShowModel(app, params))

  useLoad(model, 'shown')

  return (
    <PageFrame
      isWide
      title={t('shows.title')}
      documentTitle={model.offer.value?.given.name}
      footer={model.offer.value && <PackageBar model={model} />}
    >
      <ResourceView resource={model.offer} skeleton={<PageSkeleton height={160} />}>
        {({ shows }) => (
          <View className={styles.page}>
            <View className={styles.cards}>
              {shows.map((one) => (
                <ShowOfPackage key={one.show.showId} model={model} one={one} />
              ))}
            </View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

const ShowOfPackage = observer(function ShowOfPackage({
  model,
  one: { show, rule },
}: {
  model: TicketPackageShowModel
  one: PackageShow
}) {
  const t = useText(comboActivityText)
  const count = model.unitsOf(show.showId)
  const { minQty: min, maxQty: max } = rule
  return (
    <View className={styles.choice}>
      <ShowCard show={show} onPress={() => model.openShow(show.showId)} />
      <View className={styles.line}>
        <View className={styles.sub}>{count > 0 ? t('shows.chosen', { count }) : t('shows.rule', { min, max })}</View>
        <Button
          id={`sessions-${show.showId}`}
          size="small"
          kind="secondary"
          onPress={() => model.chooseSession(show.showId)}
        >
          {t(count > 0 ? 'shows.change' : 'shows.session')}
        </Button>
      </View>
    </View>
  )
})

/** Package price, or what is missing, and the button. */
const PackageBar = observer(function PackageBar({ model }: { model: TicketPackageShowModel }) {
  const t = useText(comboActivityText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const { price, locking, chosen } = model
  const offer = chosen.length > 0 ? price.value : null
  const saved = offer ? yuanToCents(offer.discount) : 0

  async function confirm() {
    const lost = await model.confirm()
    if (lost !== null) prompts.showToast(t('shows.lost', { show: lost }))
    else if (locking.error) prompts.showToast(errorText(locking.error, common).title)
  }

  return (
    <BottomBar>
      <View className={styles.total} id="package-total" aria-live="polite">
        {offer ? <TicketPrice className={styles.totalPrice} price={offer.priceInfo} /> : <Text>{t('shows.none')}</Text>}
        {offer && (saved > 0 || !offer.satisfied) && (
          <View className={styles.sub}>
            {offer.satisfied ? t('shows.saved', { price: `¥${formatCents(saved)}` }) : offer.unsatisfiedReason}
          </View>
        )}
        {price.error && <View className={styles.sub}>{errorText(price.error, common).title}</View>}
      </View>
      <Button
        id="confirm-package"
        isDisabled={!model.canConfirm}
        isBusy={locking.isRunning}
        onPress={() => void confirm()}
      >
        {t('shows.confirm')}
      </Button>
    </BottomBar>
  )
})

export default page(TicketPackageShowPage, routes.ticketPackageShow)

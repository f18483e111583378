import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { plateText } from '@/domain/plate-number'
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
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { Columns } from '@/ui/columns/columns'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FormError } from '@/ui/form-field/form-error'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { parkingText } from '../../text'
import styles from './parking-payment.module.scss'
import { ParkingPaymentModel } from './parking-payment-model'
import { PlateSheet } from './plate-sheet'

/** Selection of car and car park; the next page shows the fee. */
function ParkingPaymentPage() {
  const t = useText(parkingText)
  const { navigation } = useApp()
  const params = useParams(routes.parkingPayment)
  const model = useModel((app) => new ParkingPaymentModel(app, params))
  const { input } = model

  useLoad(model, 'opened')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('parkingPayment.title')}
      footer={<SubmitBar model={model} />}
      overlay={
        input && <PlateSheet input={input} onDone={() => model.applyPlate()} onClose={() => model.closeKeyboard()} />
      }
    >
      <ResourceView resource={model.lots} skeleton={<PageSkeleton height={320} />}>
        {(lots) =>
          lots.length === 0 ? (
            <EmptyState icon="map-pin" title={t('parkingPayment.noLots')} />
          ) : (
            <Cards>
              {params.couponId && (
                <View className={styles.notice}>
                  <Icon name="ticket" size="small" />
                  <View className={styles.noticeWords}>{t('parkingPayment.couponNext')}</View>
                </View>
              )}
              <Columns
                side={<Lots model={model} />}
                after={
                  <Card isList>
                    <Cell
                      id="parking-records"
                      icon="receipt"
                      title={t('parkingRecord.title')}
                      onPress={() => void navigation.open(routes.parkingRecord, {})}
                    />
                  </Card>
                }
              >
                <Plates model={model} />
              </Columns>
            </Cards>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

/** The cars of the user. */
const Plates = observer(function Plates({ model }: { model: ParkingPaymentModel }) {
  const t = useText(parkingText)
  const { prompts } = useApp()
  const showError = useErrorToast()

  async function remove(plate: string) {
    const isSure = await prompts.showDialog({
      title: t('parkingPayment.removeConfirm', { plate: plateText(plate) }),
      confirmText: t('parkingPayment.remove'),
      cancelText: t('parkingPayment.keep'),
    })
    if (!isSure) return
    await model.removing.submit(plate)
    if (model.removing.error) showError(model.removing.error)
  }

  return (
    <Card title={t('parkingPayment.plate')}>
      <View role="radiogroup" aria-label={t('parkingPayment.plate')}>
        {model.knownPlates.map((plate, index) => (
          <View key={plate} className={styles.row}>
            <Pressable
              id={`plate-${index}`}
              role="radio"
              className={styles.choice}
              isChecked={plate === model.plateNo}
              onPress={() => model.choosePlate(plate)}
            >
              <View className={styles.plate}>{plateText(plate)}</View>
              <CheckMark isChecked={plate === model.plateNo} />
            </Pressable>
            <Pressable
              id={`remove-plate-${index}`}
              className={styles.remove}
              label={t('parkingPayment.removePlate', { plate: plateText(plate) })}
              onPress={() => void remove(plate)}
            >
              <Icon name="x" size="small" />
            </Pressable>
          </View>
        ))}
      </View>
      <Cell id="add-plate" title={t('parkingPayment.addPlate')} tapIcon="plus" onPress={() => model.openKeyboard()} />
    </Card>
  )
})

/** Car parks with payment, the nearest first once the user shares their position. */
const Lots = observer(function Lots({ model }: { model: ParkingPaymentModel }) {
  const t = useText(parkingText)
  const { prompts } = useApp()
  const { position, parkingId } = model

  async function sortByDistance() {
    if (!(await model.sortByDistance())) prompts.showToast(t('parkingPayment.noPosition'))
  }

  return (
    <Card title={t('parkingPayment.lot')}>
      <View role="radiogroup" aria-label={t('parkingPayment.lot')}>
        {model.lots.value?.map(({ parkingId: id, name, address, feeRuleDesc, distanceText }, index) => (
          <Pressable
            key={id}
            id={`lot-${index}`}
            role="radio"
            className={styles.choice}
            isChecked={id === parkingId}
            onPress={() => model.chooseLot(id)}
          >
            <View className={styles.words}>
              <View className={styles.name}>{name}</View>
              <View className={styles.sub}>{[distanceText, address].filter(Boolean).join(' · ')}</View>
              {id === parkingId && <View className={styles.sub}>{feeRuleDesc}</View>}
            </View>
            <CheckMark isChecked={id === parkingId} />
          </Pressable>
        ))}
      </View>
      {position === null && (
        <Cell
          id="lots-near"
          title={t('parkingPayment.nearest')}
          tapIcon="map-pin"
          onPress={() => void sortByDistance()}
        />
      )}
    </Card>
  )
})

const SubmitBar = observer(function SubmitBar({ model }: { model: ParkingPaymentModel }) {
  const t = useText(parkingText)
  const { lots, checking } = model
  if (!lots.value || lots.value.length === 0) return null
  return (
    <BottomBar
      above={
        checking.error && (
          <View className={styles.error}>
            <FormError form={checking} />
          </View>
        )
      }
    >
      <Button id="look-up-fee" isWide isBusy={checking.isRunning} onPress={() => void model.submit()}>
        {t('parkingPayment.submit')}
      </Button>
    </BottomBar>
  )
})

export default page(ParkingPaymentPage, routes.parkingPayment)
